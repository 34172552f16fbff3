import { expect, test } from 'vitest'
import { getSignInOptions, getUser, signOut } from '#shared/auth/contract.ts'
import { createInvitationToken, signUpVisitor } from '#server/testing/accounts.ts'
import { createTestApp, type Visitor } from '#server/testing/harness.ts'
import { personWhoDeclines, startOpenIdProvider, type OpenIdProvider } from '#server/testing/openid-provider.ts'

const people = {
  'sub-ana': { email: 'Ana@Example.org', name: 'Ana' },
  'sub-luis': { email: 'luis@example.org', name: 'Luis' },
  'sub-other': { email: 'ana@example.org', name: 'Not Ana' },
  'sub-nobody': {},
}

const withProvider = async (env: Record<string, string> = {}) => {
  const provider = await startOpenIdProvider(people)
  const app = await createTestApp({ env: { ...provider.env, ...env } })
  return { provider, app }
}

const ofOurPage = { 'sec-fetch-site': 'same-origin', referer: 'http://localhost:3000/invite/x' }

const begin = async (visitor: Visitor, query = '', headers: Record<string, string> = ofOurPage) => {
  const response = await visitor.send(`/api/login?provider=oidc${query}`, { headers })
  expect(response.status).toBe(302)
  return response.headers.get('location') ?? ''
}

const comeBack = async (visitor: Visitor, back: string, headers: Record<string, string> = {}) => {
  const response = await visitor.send(back, { headers })
  expect(response.status).toBe(302)
  return response.headers.get('location')
}

/** The whole redirect: to the provider, through its sign-in, and back; gives where the browser ends up. */
const enter = async (visitor: Visitor, provider: OpenIdProvider, as: string, query = '') =>
  comeBack(visitor, await provider.visit(await begin(visitor, query), as), { 'accept-language': 'es-ES,es;q=0.9' })

test('a newcomer goes through the whole redirect and has an account and a family [OID-5]', async () => {
  const { provider, app } = await withProvider()
  const phone = app.visitor()
  expect(await phone.call(getSignInOptions, {})).toMatchObject({ provider: { id: 'oidc', name: 'Example ID' } })
  expect(await enter(phone, provider, 'sub-ana', '&to=%2Frewards')).toBe('/rewards')
  expect(await phone.call(getUser, {})).toMatchObject({
    name: 'Ana',
    email: 'ana@example.org',
    language: 'es',
    hasPassword: false,
    family: { name: 'Ana', members: [{ role: 'owner' }], timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
  })
  expect([...phone.cookies.keys()]).toEqual(['glowjar.session'])
})

test('who comes again is the same user, and the account keeps no token of the provider', async () => {
  const { provider, app } = await withProvider()
  const phone = app.visitor()
  await enter(phone, provider, 'sub-ana')
  const first = await phone.call(getUser, {})
  await phone.call(signOut, {})
  expect(await enter(phone, provider, 'sub-ana')).toBe('/')
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

test('an account with a password is not handed to whoever has its address at the provider [OID-3, OID-8]', async () => {
  const { provider, app } = await withProvider()
  await signUpVisitor(app)
  const phone = app.visitor()
  expect(await enter(phone, provider, 'sub-other')).toBe('/sign-in?error=email_taken')
  expect(phone.cookies.size).toBe(0)
  expect(await app.database.db.selectFrom('users').select('id').execute()).toHaveLength(1)
})

test('closed sign-up refuses who is unknown and leaves nothing behind [OID-1]', async () => {
  const { provider, app } = await withProvider({ SIGNUP: 'closed' })
  const phone = app.visitor()
  expect(await enter(phone, provider, 'sub-ana')).toBe('/sign-in?error=sign_up_closed')
  expect(phone.cookies.size).toBe(0)
  for (const table of ['users', 'accounts', 'families', 'sessions'] as const) {
    expect(await app.database.db.selectFrom(table).select('id').execute()).toEqual([])
  }
})

test('an invitation lets the unknown in with sign-up closed, into the inviting family, once [FAM-5, OID-2]', async () => {
  const { provider, app } = await withProvider({ SIGNUP: 'closed' })
  const owner = await app.member({ name: 'Eva' })
  const query = `&invitation=${await createInvitationToken(owner.call)}`
  const phone = app.visitor()
  expect(await enter(phone, provider, 'sub-luis', query)).toBe('/')
  expect((await phone.call(getUser, {})).family.id).toBe(owner.familyId)
  expect(await enter(app.visitor(), provider, 'sub-ana', query)).toBe('/sign-in?error=invitation_used')
  expect(await app.database.db.selectFrom('users').select('id').execute()).toHaveLength(2)
})

test.each<[string, Record<string, string>]>([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbouring site', { 'sec-fetch-site': 'same-site' }],
  ['a message outside the browser', { 'sec-fetch-site': 'none' }],
  ['a page of another address, over plain http', { referer: 'http://evil.example/' }],
  ['a page that does not say which it is, over plain http', {}],
])('an invitation in a link of %s asks first, where its family is named', async (_, headers) => {
  const { app } = await withProvider()
  const token = await createInvitationToken((await app.member({ name: 'Eva' })).call)
  const phone = app.visitor()
  expect(await begin(phone, `&invitation=${token}`, headers)).toBe(`/invite/${token}`)
  expect(phone.cookies.size).toBe(0)
})

test('over plain http the link of the invitation page is known by where it comes from', async () => {
  const { provider, app } = await withProvider()
  const owner = await app.member({ name: 'Eva' })
  const phone = app.visitor()
  const { referer } = ofOurPage
  const there = await begin(phone, `&invitation=${await createInvitationToken(owner.call)}`, { referer })
  await comeBack(phone, await provider.visit(there, 'sub-luis'))
  expect((await phone.call(getUser, {})).family.id).toBe(owner.familyId)
})

test('what is no invitation leads to no page of one', async () => {
  const { provider, app } = await withProvider()
  const elsewhere = { 'sec-fetch-site': 'cross-site' }
  for (const odd of ['', '../settings', '/evil.example', 'a b', '%00']) {
    const phone = app.visitor()
    const there = await begin(phone, `&invitation=${encodeURIComponent(odd)}`, elsewhere)
    expect(await comeBack(phone, await provider.visit(there, 'sub-ana'))).toBe('/')
  }
})

test('a way back that no header can carry leads home', async () => {
  const { provider, app } = await withProvider()
  for (const to of ['/家', '/a\u0000', '/\u007f']) {
    expect(await enter(app.visitor(), provider, 'sub-ana', `&to=${encodeURIComponent(to)}`)).toBe('/')
  }
  expect(await enter(app.visitor(), provider, 'sub-ana', '&to=/%25E5%25AE%25B6')).toBe('/%E5%AE%B6')
})

test('who says no at the provider lands on the sign-in page [ACC-22, OID-9]', async () => {
  const { provider, app } = await withProvider()
  expect(await enter(app.visitor(), provider, personWhoDeclines)).toBe('/sign-in?error=cancelled')
})

test('somebody without an address is not signed in', async () => {
  const { provider, app } = await withProvider()
  expect(await enter(app.visitor(), provider, 'sub-nobody')).toBe('/sign-in?error=provider')
})

test('a way back that another browser set out on signs nobody in [OID-7]', async () => {
  const { provider, app } = await withProvider()
  const mallory = app.visitor()
  const back = await provider.visit(await begin(mallory), 'sub-ana')
  const victim = app.visitor()
  expect(await comeBack(victim, back)).toBe('/sign-in?error=provider')
  await begin(victim)
  expect(await comeBack(victim, back)).toBe('/sign-in?error=provider')
  expect(await app.database.db.selectFrom('sessions').select('id').execute()).toEqual([])
})

test('a way back is good once, for ten minutes, and only as it was sent [OID-7]', async () => {
  const { provider, app } = await withProvider()
  const phone = app.visitor()
  const late = await provider.visit(await begin(phone), 'sub-ana')
  app.clock.forward({ minutes: 10 })
  expect(await comeBack(phone, late)).toBe('/sign-in?error=provider')

  const wrongCode = new URL(await provider.visit(await begin(phone), 'sub-ana'))
  wrongCode.searchParams.set('code', 'made up')
  expect(await comeBack(phone, wrongCode.href)).toBe('/sign-in?error=provider')

  const otherIssuer = new URL(await provider.visit(await begin(phone), 'sub-ana'))
  otherIssuer.searchParams.set('iss', 'https://evil.example')
  expect(await comeBack(phone, otherIssuer.href)).toBe('/sign-in?error=provider')

  const back = await provider.visit(await begin(phone), 'sub-ana')
  expect(await comeBack(phone, back)).toBe('/')
  await phone.call(signOut, {})
  expect(await comeBack(phone, back)).toBe('/sign-in?error=provider')
})

test('one address comes back from the provider at most 60 times in a quarter of an hour', async () => {
  const { app } = await withProvider({ RATE_LIMITS: 'on' })
  const phone = app.visitor()
  const ended: (string | null)[] = []
  for (let round = 0; round < 61; round++) {
    const state = new URL(await begin(phone)).searchParams.get('state')
    ended.push(await comeBack(phone, `/api/auth/callback/oidc?code=made-up&state=${state}`))
  }
  expect(new Set(ended.slice(0, 60))).toEqual(new Set(['/sign-in?error=provider']))
  expect(ended[60]).toBe('/sign-in?error=too_many_requests')
})

test('with local accounts off /api/login goes straight to the provider [ACC-21]', async () => {
  const { provider, app } = await withProvider({ LOCAL_ACCOUNTS: 'off' })
  const response = await app.visitor().send('/api/login')
  expect(response.headers.get('location')).toContain(provider.env['OIDC_ISSUER'])
})

test('a provider that cannot be reached lands on the sign-in page, never back on /api/login [ACC-22, OID-9]', async () => {
  const { app } = await withProvider({ OIDC_ISSUER: 'http://127.0.0.1:9', LOCAL_ACCOUNTS: 'off' })
  const response = await app.visitor().send('/api/login')
  expect(response.headers.get('location')).toBe('/sign-in?error=provider')
})

test('the request to the provider carries state, nonce and a challenge, and the cookie is HttpOnly [ACC-20]', async () => {
  const { app } = await withProvider()
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
