import { expect, test } from 'vitest'
import { getUser, signIn, signOut } from '#shared/auth/contract.ts'
import { invite } from '#shared/families/contract.ts'
import { password, signUpVisitor } from '#server/testing/accounts.ts'
import type { Database } from '#server/db/connect.ts'
import { createSessionCookie } from '#server/http/session-cookie.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createTestApp, type TestApp, type TestClient } from '#server/testing/harness.ts'
import { hashToken } from '#server/tokens.ts'

const cookieName = 'glowjar.session'
const email = 'ana@example.org'

const postJson = (visitor: TestClient, body: unknown, path = '/api/auth/sign-in/email') =>
  visitor.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const createVisitorWithCookie = (app: TestApp, value: string) => {
  const visitor = app.visitor()
  visitor.cookies.set(cookieName, value)
  return visitor
}

const getSessionCookie = (visitor: TestClient) => visitor.cookies.get(cookieName) ?? ''

test('over http the cookie is HttpOnly and Lax without Secure [ACC-26, ACC-27]', async () => {
  const app = await createTestApp()
  await signUpVisitor(app)
  const response = await postJson(app.visitor(), { email, password })
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^glowjar\.session=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^glowjar\.device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
})

test('over https the cookie has the __Host- prefix and is Secure [ACC-25, ACC-27]', async () => {
  const app = await createTestApp({ env: { BASE_URL: 'https://jar.example.org' } })
  await signUpVisitor(app)
  const response = await postJson(app.visitor(), { email, password })
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-glowjar\.session=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^__Host-glowjar\.device=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
})

test('rejects a cookie with a forged value', async () => {
  const app = await createTestApp()
  const value = getSessionCookie(await signUpVisitor(app))
  const [token = '', signature = ''] = decodeURIComponent(value).split('.')
  const forged = [
    token,
    `${token}.`,
    `${token}.${signature.slice(0, -2)}`,
    `${token}x.${signature}`,
    `.${signature}`,
    `${token}.${'A'.repeat(43)}=`,
    '%E0%A4%A',
    '',
  ]
  for (const each of forged) {
    await expect(createVisitorWithCookie(app, each).call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
  }
  expect(await createVisitorWithCookie(app, value).call(getUser, {})).toMatchObject({ email })
})

test('each sign-in starts a new session and ends the previous one of the browser [ACC-48]', async ({ task }) => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  const seen = new Set([getSessionCookie(phone)])
  const count = sampleSize(5, 1000)
  let stillValid = 0
  for (let round = 0; round < count; round++) {
    const before = getSessionCookie(phone)
    await phone.call(signIn, { body: { email, password } })
    seen.add(getSessionCookie(phone))
    if ((await createVisitorWithCookie(app, before).send('/api/auth/user')).status !== 401) stillValid++
  }
  const wrong = count + 1 - seen.size + stillValid
  reportCheck({ task }, { check: 'T21', what: 'sign-ins under a new session', count, wrong })
  expect(wrong).toBe(0)
  expect(await app.database.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
})

test('a sign-in does not adopt a session that was planted in the browser [ACC-48]', async () => {
  const app = await createTestApp()
  await signUpVisitor(app)
  const mallory = await app.member({ name: 'Mallory' })
  const victim = createVisitorWithCookie(app, getSessionCookie(mallory))
  await victim.call(signIn, { body: { email, password } })
  expect(getSessionCookie(victim)).not.toBe(getSessionCookie(mallory))
  await expect(mallory.call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
})

test('rejects the cookie after sign-out [ACC-30, ACC-38]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  const previous = getSessionCookie(phone)
  await phone.call(signOut, {})
  expect(phone.cookies.has(cookieName)).toBe(false)
  await expect(createVisitorWithCookie(app, previous).call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
  await app.visitor().call(signOut, {})
})

test('sign-out sends Clear-Site-Data over https only', async () => {
  const cleared = async (baseUrl: string) => {
    const app = await createTestApp({ env: { BASE_URL: baseUrl } })
    const response = await postJson(app.visitor(), {}, '/api/auth/sign-out')
    expect(response.status).toBe(204)
    return response.headers.get('clear-site-data')
  }
  expect(await cleared('https://jar.example.org')).toBe('"cache"')
  expect(await cleared('http://jar.example.org')).toBeNull()
})

test('a session expires after 30 days without use [ACC-28, CON-24]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  for (let month = 0; month < 5; month++) {
    app.clock.forward({ days: 29 })
    await phone.call(getUser, {})
  }
  app.clock.forward({ days: 30, seconds: 1 })
  await expect(phone.call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
})

test('a session expires after 180 days, even when it is used every day [ACC-29, CON-24]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  for (let days = 0; days < 179; days++) {
    app.clock.forward({ days: 1 })
    await phone.call(getUser, {})
  }
  app.clock.forward({ days: 1 })
  await expect(phone.call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
})

test('a session records its use once a day [ACC-3]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  const lastUse = async () =>
    (await app.database.db.selectFrom('sessions').select('updated_at').executeTakeFirstOrThrow()).updated_at
  const first = await lastUse()
  app.clock.forward({ hours: 23 })
  await phone.call(getUser, {})
  expect(await lastUse()).toBe(first)
  app.clock.forward({ hours: 2 })
  await phone.call(getUser, {})
  expect(await lastUse()).toBe('2026-11-21T11:00:00.000Z')
})

test('a user without a family gets an empty one at the next request [ACC-2]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  await app.database.transact((tx) => tx.deleteFrom('families').execute())
  const [created, again] = await Promise.all([phone.call(getUser, {}), phone.call(getUser, {})])
  expect(created).toMatchObject({ family: { name: 'Ana', members: [{ role: 'owner' }] } })
  expect(again.family.id).toBe(created.family.id)
  await phone.call(invite, {})
})

test('a session that ends before its user gets a family is rejected and creates none', async () => {
  let endsFirst = false
  const wrapDatabase = (database: Database): Database => ({
    ...database,
    transact: async (work) => {
      if (endsFirst) await database.transact((tx) => tx.deleteFrom('sessions').execute())
      return database.transact(work)
    },
  })
  const app = await createTestApp({ wrapDatabase })
  const phone = await signUpVisitor(app)
  await app.database.transact((tx) => tx.deleteFrom('families').execute())
  endsFirst = true
  expect((await phone.send('/api/auth/user')).status).toBe(401)
  expect(await app.database.db.selectFrom('families').selectAll().execute()).toEqual([])
})

test('only the hash of a session token is stored', async () => {
  const secret = 'a secret of this test'
  const app = await createTestApp({ services: { secret } })
  const phone = await signUpVisitor(app)
  const [token = ''] = getSessionCookie(phone).split('.')
  const rows = await app.database.db.selectFrom('sessions').selectAll().execute()
  expect(rows).toMatchObject([{ token_hash: hashToken(token) }])
  expect(JSON.stringify(rows)).not.toContain(token)
  const forged = createSessionCookie('http://localhost:3000', secret).sign(hashToken(token))
  await expect(createVisitorWithCookie(app, forged).call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
})

test('a user has at most 20 sessions: a sign-in ends the one that was not used for the longest time [ACC-49]', async () => {
  const app = await createTestApp()
  const { userId } = await signUpVisitor(app)
  const browsers: TestClient[] = []
  for (let n = 0; n < 20; n++) {
    app.clock.forward({ minutes: 1 })
    browsers.push(app.visitor())
    await browsers[n]?.call(signIn, { body: { email, password } })
  }
  const [oldest] = browsers
  const [, second] = browsers
  app.clock.forward({ days: 2 })
  await oldest?.call(getUser, {})
  await app.visitor().call(signIn, { body: { email, password } })
  expect(await oldest?.call(getUser, {})).toMatchObject({ id: userId })
  await expect(second?.call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
  const rows = await app.database.db.selectFrom('sessions').select('id').execute()
  expect(rows).toHaveLength(20)
})

test('a sign-in while the clock is behind does not end itself [ACC-49]', async () => {
  const app = await createTestApp()
  await signUpVisitor(app)
  for (let n = 0; n < 20; n++) await app.visitor().call(signIn, { body: { email, password } })
  app.clock.forward({ days: -1 })
  const phone = app.visitor()
  await phone.call(signIn, { body: { email, password } })
  expect(await phone.call(getUser, {})).toMatchObject({ email })
})

test.each(['/api/auth/sign-out', '/api/logout'])(
  '%s clears the cookie also when the database can neither be read nor written [ACC-60]',
  async (path) => {
    const app = await createTestApp({ isDatabaseReusable: false })
    const ana = await signUpVisitor(app)
    const method = path === '/api/logout' ? 'GET' : 'POST'
    await app.database.close()
    const response = await ana.send(path, { method, headers: { 'sec-fetch-site': 'same-origin' } })
    expect([204, 302]).toContain(response.status)
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^glowjar\.session=; Max-Age=0;/)])
  },
)
