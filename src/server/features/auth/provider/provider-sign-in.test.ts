import { expect, test } from 'vitest'
import { getSignInOptions, getUser, signOut } from '#shared/auth/contract.ts'
import { createInvitationToken, signUpVisitor } from '#server/testing/accounts.ts'
import { createTestApp, type TestClient } from '#server/testing/harness.ts'
import { personWhoDeclines, startOpenIdProvider, type OpenIdProvider } from '#server/testing/openid-provider.ts'

const people = {
  'sub-ana': { email: 'Ana@Example.org', name: 'Ana' },
  'sub-luis': { email: 'luis@example.org', name: 'Luis' },
  'sub-other': { email: 'ana@example.org', name: 'Not Ana' },
  'sub-nobody': {},
}

const createAppWithProvider = async (env: Record<string, string> = {}) => {
  const provider = await startOpenIdProvider(people)
  const app = await createTestApp({ env: { ...provider.env, ...env } })
  return { provider, app }
}

const ownPageHeaders = { 'sec-fetch-site': 'same-origin', referer: 'http://localhost:3000/invite/x' }

const startSignIn = async (visitor: TestClient, query = '', headers: Record<string, string> = ownPageHeaders) => {
  const response = await visitor.send(`/api/login?provider=oidc${query}`, { headers })
  expect(response.status).toBe(302)
  return response.headers.get('location') ?? ''
}

const followCallback = async (visitor: TestClient, back: string, headers: Record<string, string> = {}) => {
  const response = await visitor.send(back, { headers })
  expect(response.status).toBe(302)
  return response.headers.get('location')
}

/** Signs a visitor in at the provider as a person. Returns the location of the redirect after the callback. */
const signInThroughProvider = async (visitor: TestClient, provider: OpenIdProvider, as: string, query = '') =>
  followCallback(visitor, await provider.signIn(await startSignIn(visitor, query), as), {
    'accept-language': 'es-ES,es;q=0.9',
  })

test('a first sign-in through the provider creates an account and a family [OID-5]', async () => {
  const { provider, app } = await createAppWithProvider()
  const phone = app.visitor()
  expect(await phone.call(getSignInOptions, {})).toMatchObject({ provider: { id: 'oidc', name: 'Example ID' } })
  expect(await signInThroughProvider(phone, provider, 'sub-ana', '&to=%2Frewards')).toBe('/rewards')
  expect(await phone.call(getUser, {})).toMatchObject({
    name: 'Ana',
    email: 'ana@example.org',
    language: 'es',
    hasPassword: false,
    family: { name: 'Ana', members: [{ role: 'owner' }], timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  })
  expect([...phone.cookies.keys()]).toEqual(['glowjar.session'])
})

test.each([
  ['\u3164', 'Mia'],
  ['\u2800', 'Mia'],
  ['\u200b', 'Mia'],
  ['\u0007 ', 'Mia'],
  ['', 'Mia'],
  ['A\u2028B', 'A B'],
  ['A\u0007B', 'A B'],
  ['A\u0378', 'A\u0378'],
  ['n'.repeat(51), 'n'.repeat(50)],
])('a person whom the provider names %j is named %j, and so is the family [TXT-1, TXT-3]', async (claim, name) => {
  const provider = await startOpenIdProvider({ 'sub-mia': { email: ' Mia@example.org', name: claim } })
  const phone = (await createTestApp({ env: provider.env })).visitor()
  expect(await signInThroughProvider(phone, provider, 'sub-mia')).toBe('/')
  expect(await phone.call(getUser, {})).toMatchObject({ name, family: { name } })
})

test('a second sign-in finds the same user, and no token of the provider is stored', async () => {
  const { provider, app } = await createAppWithProvider()
  const phone = app.visitor()
  await signInThroughProvider(phone, provider, 'sub-ana')
  const first = await phone.call(getUser, {})
  await phone.call(signOut, {})
  expect(await signInThroughProvider(phone, provider, 'sub-ana')).toBe('/')
  expect(await phone.call(getUser, {})).toEqual(first)
  const accounts = await app.database.db.selectFrom('accounts').selectAll().execute()
  expect(accounts).toHaveLength(1)
  expect(accounts[0]).toEqual({
    id: expect.any(String),
    user_id: first.id,
    account_id: 'sub-ana',
    provider_id: `oidc:${provider.env['OIDC_ISSUER']}`,
    password: null,
    created_at: '2026-11-20T10:00:00.000Z',
  })
})

test('an account with a password is not linked to a provider account with the same address [OID-3, OID-8]', async () => {
  const { provider, app } = await createAppWithProvider()
  await signUpVisitor(app)
  const phone = app.visitor()
  expect(await signInThroughProvider(phone, provider, 'sub-other')).toBe('/sign-in?error=email_taken')
  expect(phone.cookies.size).toBe(0)
  expect(await app.database.db.selectFrom('users').select('id').execute()).toHaveLength(1)
})

test('closed sign-up rejects an unknown person and stores nothing [OID-1]', async () => {
  const { provider, app } = await createAppWithProvider({ SIGNUP: 'closed' })
  const phone = app.visitor()
  expect(await signInThroughProvider(phone, provider, 'sub-ana')).toBe('/sign-in?error=sign_up_closed')
  expect(phone.cookies.size).toBe(0)
  for (const table of ['users', 'accounts', 'families', 'sessions'] as const) {
    expect(await app.database.db.selectFrom(table).select('id').execute()).toEqual([])
  }
})

test('an invitation admits one unknown person into the family while sign-up is closed [FAM-5, OID-2]', async () => {
  const { provider, app } = await createAppWithProvider({ SIGNUP: 'closed' })
  const owner = await app.member({ name: 'Eva' })
  const query = `&invitation=${await createInvitationToken(owner.call)}`
  const phone = app.visitor()
  expect(await signInThroughProvider(phone, provider, 'sub-luis', query)).toBe('/')
  expect((await phone.call(getUser, {})).family.id).toBe(owner.familyId)
  expect(await signInThroughProvider(app.visitor(), provider, 'sub-ana', query)).toBe('/sign-in?error=invitation_used')
  expect(await app.database.db.selectFrom('users').select('id').execute()).toHaveLength(2)
})

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  ['outside the browser', { 'sec-fetch-site': 'none' }],
  ['a page of another origin, over http', { referer: 'http://evil.example/' }],
  ['a page without Referer, over http', {}],
])('a link with an invitation from %s redirects to the invitation page first', async (_, headers) => {
  const { app } = await createAppWithProvider()
  const token = await createInvitationToken((await app.member({ name: 'Eva' })).call)
  const phone = app.visitor()
  expect(await startSignIn(phone, `&invitation=${token}`, headers)).toBe(`/invite/${token}`)
  expect(phone.cookies.size).toBe(0)
})

test('over http the Referer identifies the invitation page', async () => {
  const { provider, app } = await createAppWithProvider()
  const owner = await app.member({ name: 'Eva' })
  const phone = app.visitor()
  const { referer } = ownPageHeaders
  const there = await startSignIn(phone, `&invitation=${await createInvitationToken(owner.call)}`, { referer })
  await followCallback(phone, await provider.signIn(there, 'sub-luis'))
  expect((await phone.call(getUser, {})).family.id).toBe(owner.familyId)
})

test('a link from another site with an invalid invitation leads to the sign-in page [OID-14]', async () => {
  const { app } = await createAppWithProvider()
  const elsewhere = { 'sec-fetch-site': 'cross-site' }
  for (const invalid of ['', '../settings', '/evil.example', 'a b', '%00']) {
    const phone = app.visitor()
    expect(await startSignIn(phone, `&invitation=${encodeURIComponent(invalid)}`, elsewhere)).toBe('/sign-in')
    expect(phone.cookies.size).toBe(0)
  }
})

test('a return path that no header can carry redirects to /', async () => {
  const { provider, app } = await createAppWithProvider()
  for (const to of ['/家', '/a\u0000', '/\u007f']) {
    expect(await signInThroughProvider(app.visitor(), provider, 'sub-ana', `&to=${encodeURIComponent(to)}`)).toBe('/')
  }
  expect(await signInThroughProvider(app.visitor(), provider, 'sub-ana', '&to=/%25E5%25AE%25B6')).toBe('/%E5%AE%B6')
})

test('declining at the provider redirects to the sign-in page [ACC-22, OID-9]', async () => {
  const { provider, app } = await createAppWithProvider()
  expect(await signInThroughProvider(app.visitor(), provider, personWhoDeclines)).toBe('/sign-in?error=cancelled')
})

test('a person without an e-mail address is not signed in', async () => {
  const { provider, app } = await createAppWithProvider()
  expect(await signInThroughProvider(app.visitor(), provider, 'sub-nobody')).toBe('/sign-in?error=provider')
})

test('a callback of a sign-in that another browser started signs nobody in [OID-7]', async () => {
  const { provider, app } = await createAppWithProvider()
  const mallory = app.visitor()
  const back = await provider.signIn(await startSignIn(mallory), 'sub-ana')
  const victim = app.visitor()
  expect(await followCallback(victim, back)).toBe('/sign-in?error=provider')
  await startSignIn(victim)
  expect(await followCallback(victim, back)).toBe('/sign-in?error=provider')
  expect(await app.database.db.selectFrom('sessions').select('id').execute()).toEqual([])
})

test('a callback works once, for ten minutes, and only unmodified [OID-7]', async () => {
  const { provider, app } = await createAppWithProvider()
  const phone = app.visitor()
  const late = await provider.signIn(await startSignIn(phone), 'sub-ana')
  app.clock.forward({ minutes: 10 })
  expect(await followCallback(phone, late)).toBe('/sign-in?error=provider')

  const wrongCode = new URL(await provider.signIn(await startSignIn(phone), 'sub-ana'))
  wrongCode.searchParams.set('code', 'made up')
  expect(await followCallback(phone, wrongCode.href)).toBe('/sign-in?error=provider')

  const otherIssuer = new URL(await provider.signIn(await startSignIn(phone), 'sub-ana'))
  otherIssuer.searchParams.set('iss', 'https://evil.example')
  expect(await followCallback(phone, otherIssuer.href)).toBe('/sign-in?error=provider')

  const back = await provider.signIn(await startSignIn(phone), 'sub-ana')
  expect(await followCallback(phone, back)).toBe('/')
  await phone.call(signOut, {})
  expect(await followCallback(phone, back)).toBe('/sign-in?error=provider')
})

test('limits callbacks to 60 for each address in 15 minutes', async () => {
  const { app } = await createAppWithProvider({ RATE_LIMITS: 'on' })
  const phone = app.visitor()
  const settled: (string | null)[] = []
  for (let round = 0; round < 61; round++) {
    const state = new URL(await startSignIn(phone)).searchParams.get('state')
    settled.push(await followCallback(phone, `/api/auth/callback/oidc?code=made-up&state=${state}`))
  }
  expect(new Set(settled.slice(0, 60))).toEqual(new Set(['/sign-in?error=provider']))
  expect(settled[60]).toBe('/sign-in?error=too_many_requests')
})

test('with local accounts off /api/login redirects to the provider [ACC-21]', async () => {
  const { provider, app } = await createAppWithProvider({ LOCAL_ACCOUNTS: 'off' })
  const response = await app.visitor().send('/api/login')
  expect(response.headers.get('location')).toContain(provider.env['OIDC_ISSUER'])
})

test('an unreachable provider redirects to the sign-in page, never to /api/login [ACC-22, OID-9]', async () => {
  const { app } = await createAppWithProvider({ OIDC_ISSUER: 'http://127.0.0.1:9', LOCAL_ACCOUNTS: 'off' })
  const response = await app.visitor().send('/api/login')
  expect(response.headers.get('location')).toBe('/sign-in?error=provider')
})

test('the authorization request carries state, nonce and PKCE challenge, and the cookie is HttpOnly [ACC-20]', async () => {
  const { app } = await createAppWithProvider()
  const response = await app.visitor().send('/api/login?provider=oidc')
  const sent = new URL(response.headers.get('location') ?? '').searchParams
  expect(sent.get('code_challenge_method')).toBe('S256')
  expect(sent.get('redirect_uri')).toBe('http://localhost:3000/api/auth/callback/oidc')
  expect(sent.get('scope')).toBe('openid email profile')
  for (const name of ['state', 'nonce', 'code_challenge']) expect(sent.get(name)).toHaveLength(43)
  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^glowjar\.provider=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
})
