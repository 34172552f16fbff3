import { expect, test } from 'vitest'
import { changePassword, getUser, signIn } from '#shared/auth/contract.ts'
import { getRecentSignIn } from '#shared/sessions/contract.ts'
import { createInvitationToken, password, signUpVisitor } from '#server/testing/accounts.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createTestApp, type TestClient } from '#server/testing/harness.ts'
import { findTimingDifference } from '#server/testing/timing-difference.ts'
import { createPasswordHasher } from './passwords/password-hashing.ts'

const email = 'ana@example.org'

const postSignIn = (visitor: TestClient, body: unknown) =>
  visitor.send('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('an unknown address and a wrong password get the same response in the same time [ACC-6]', async ({ task }) => {
  const app = await createTestApp({ services: { passwordCost: undefined } })
  await signUpVisitor(app)
  const seen = new Set<string>()
  const signInAs = (as: string) => async () => {
    const response = await postSignIn(app.visitor(), { email: as, password: 'not this one' })
    const headers = [...response.headers].filter(([key]) => key !== 'x-request-id')
    const text = (await response.text()).replace(/"requestId":"[^"]+"/, '')
    seen.add(JSON.stringify([response.status, headers, text]))
  }
  const rounds = sampleSize(2, 500)
  const difference = await findTimingDifference(rounds, signInAs(email), signInAs('no@example.org'))
  const wrong = seen.size - 1 + (difference === null ? 0 : 1)
  reportCheck({ task }, { check: 'T23', what: 'sign-ins as known and as nobody', count: 2 * rounds, wrong })
  expect([...seen]).toEqual([expect.stringMatching(/^\[401,/)])
  expect(difference).toBeNull()
})

test.each(['a\u0000b@example.org', '\ud800@example.org', 'x'.repeat(5000), "' or 1=1 --"])(
  'rejects an invalid address as wrong credentials: %j',
  async (invalid) => {
    const app = await createTestApp()
    expect((await postSignIn(app.visitor(), { email: invalid, password })).status).toBe(401)
  },
)

test('a sign-in with an invitation joins the inviting family [FAM-5, FAM-7]', async () => {
  const app = await createTestApp()
  const owner = await app.member({ name: 'Luis' })
  await signUpVisitor(app)
  const invitation = await createInvitationToken(owner.call)
  const phone = app.visitor()
  const user = await phone.call(signIn, { body: { email, password, invitation } })
  expect(user.family.id).toBe(owner.familyId)
})

test('a wrong password does not consume the invitation', async () => {
  const app = await createTestApp()
  const owner = await app.member({ name: 'Luis' })
  await signUpVisitor(app)
  const invitation = await createInvitationToken(owner.call)
  await expect(
    app.visitor().call(signIn, { body: { email, password: 'not this one', invitation } }),
  ).rejects.toMatchObject({ code: 'wrong_credentials' })
  expect(await app.visitor().call(signIn, { body: { email, password, invitation } })).toMatchObject({
    family: { id: owner.familyId },
  })
})

test('a sign-in renews a hash that was made at another cost', async () => {
  const app = await createTestApp({ services: { passwordCost: { memoryKib: 16, passes: 1, lanes: 1 } } })
  await signUpVisitor(app)
  const old = await createPasswordHasher({ memoryKib: 8, passes: 1, lanes: 1 }).hash(password)
  await app.database.transact((tx) => tx.updateTable('accounts').set({ password: old }).execute())
  const storedHash = async () =>
    (await app.database.db.selectFrom('accounts').select('password').executeTakeFirstOrThrow()).password
  await app.visitor().call(signIn, { body: { email, password } })
  const renewed = await storedHash()
  expect(renewed).toMatch(/m=16,t=1,p=1/)
  await app.visitor().call(signIn, { body: { email, password } })
  expect(await storedHash()).toBe(renewed)
})

test('changing the password ends all other sessions and renews this one [ACC-13, ACC-43]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  const withOldCookie = app.visitor()
  for (const [name, value] of phone.cookies) withOldCookie.cookies.set(name, value)
  const tablet = app.visitor()
  await tablet.call(signIn, { body: { email, password } })
  await phone.call(changePassword, { body: { currentPassword: password, newPassword: 'lanterns in July' } })
  await expect(tablet.call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
  await expect(withOldCookie.call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
  expect(await phone.call(getUser, {})).toMatchObject({ email })
  await expect(app.visitor().call(signIn, { body: { email, password } })).rejects.toMatchObject({
    code: 'wrong_credentials',
  })
  await app.visitor().call(signIn, { body: { email, password: 'lanterns in July' } })
})

test('a wrong current password changes nothing [ACC-13]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  await expect(
    phone.call(changePassword, { body: { currentPassword: 'not this one', newPassword: 'lanterns in July' } }),
  ).rejects.toMatchObject({ status: 401, code: 'wrong_credentials' })
  await app.visitor().call(signIn, { body: { email, password } })
  await expect(
    phone.call(changePassword, { body: { currentPassword: password, newPassword: 'sunshine' } }),
  ).rejects.toMatchObject({ errors: [{ path: 'newPassword', code: 'password_guessable' }] })
})

test('the current password alone changes the password also long after the sign-in; a wrong one does not [ACC-13]', async () => {
  const app = await createTestApp()
  const phone = await signUpVisitor(app)
  app.clock.forward({ days: 3 })
  const change = (currentPassword: string) =>
    phone.call(changePassword, { body: { currentPassword, newPassword: 'lanterns in July' } })
  await expect(change('not this one')).rejects.toMatchObject({ status: 401, code: 'wrong_credentials' })
  await app.visitor().call(signIn, { body: { email, password } })
  await change(password)
  await app.visitor().call(signIn, { body: { email, password: 'lanterns in July' } })
  expect((await phone.call(getRecentSignIn, {})).until).toBe('2026-11-23T10:10:00.000Z')
})

test('a password has no end: it signs in years later, and is not asked to be changed [ACC-62]', async () => {
  const app = await createTestApp()
  const { userId } = await signUpVisitor(app)
  app.clock.forward({ days: 3 * 365 })
  expect(await app.visitor().call(signIn, { body: { email, password } })).toMatchObject({ id: userId })
})
