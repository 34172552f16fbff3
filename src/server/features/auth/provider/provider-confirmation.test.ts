import { expect, test } from 'vitest'
import { getUser } from '#shared/auth/contract.ts'
import { getRecentSignIn } from '#shared/sessions/contract.ts'
import { invite } from '#shared/families/contract.ts'
import { createTestApp, type TestApp, type TestClient } from '#server/testing/harness.ts'
import { startOpenIdProvider, type OpenIdProvider } from '#server/testing/openid-provider.ts'

const people = {
  'sub-ana': { email: 'ana@example.org', name: 'Ana' },
  'sub-luis': { email: 'luis@example.org', name: 'Luis' },
}

const ownPage = { headers: { 'sec-fetch-site': 'same-origin' } }

const readLocation = async (visitor: TestClient, url: string, init: RequestInit = ownPage) => {
  const response = await visitor.send(url, init)
  expect(response.status).toBe(302)
  return response.headers.get('location') ?? ''
}

const startConfirmation = (visitor: TestClient, query = '') =>
  readLocation(visitor, `/api/auth/recent-sign-in/oidc${query}`)

const signInAs = async (app: TestApp, provider: OpenIdProvider, person: string) => {
  const phone = app.visitor()
  await readLocation(phone, await provider.signIn(await readLocation(phone, '/api/login?provider=oidc'), person))
  return phone
}

/** Creates an app whose clock shows the system's time, as the provider's does, and signs Ana in. */
const createAppWithAna = async (ignoresMaxAge = false) => {
  const provider = await startOpenIdProvider(people, undefined, ignoresMaxAge)
  const app = await createTestApp({ start: new Date().toISOString(), env: provider.env })
  return { app, provider, phone: await signInAs(app, provider, 'sub-ana') }
}

const isRecent = async ({ call }: TestClient) => (await call(getRecentSignIn, {})).until !== null

test('a sign-in through the provider is not recent unless it says when the person signed in there [OID-12]', async () => {
  const { phone } = await createAppWithAna()
  expect(await phone.call(getRecentSignIn, {})).toEqual({
    until: null,
    hasPassword: false,
    needsCode: false,
    passkey: null,
    provider: { id: 'oidc', name: 'Example ID' },
  })
  await expect(phone.call(invite, {})).rejects.toMatchObject({ code: 'recent_sign_in_required' })
})

test('a round trip to the provider makes the sign-in recent, and replaces the token of the session [OID-12]', async () => {
  const { app, provider, phone } = await createAppWithAna()
  const copy = app.visitor()
  for (const [name, value] of phone.cookies) copy.cookies.set(name, value)
  const there = await startConfirmation(phone, '?to=%2Fsettings')
  expect(new URL(there).searchParams.get('max_age')).toBe('600')
  expect(new URL(there).searchParams.get('prompt')).toBeNull()
  expect(await readLocation(phone, await provider.signIn(there, 'sub-ana'))).toBe('/settings')
  await phone.call(invite, {})
  await expect(copy.call(getUser, {})).rejects.toMatchObject({ code: 'signed_out' })
  expect([...phone.cookies.keys()]).toEqual(['glowjar.session'])
})

test('a provider that does not say when the person signed in is asked to have them sign in again [OID-13]', async () => {
  const { provider, phone } = await createAppWithAna(true)
  const again = await readLocation(phone, await provider.signIn(await startConfirmation(phone), 'sub-ana'))
  expect(await isRecent(phone)).toBe(false)
  expect(Object.fromEntries(new URL(again).searchParams)).toMatchObject({ prompt: 'login', max_age: '600' })
  expect(await readLocation(phone, await provider.signIn(again, 'sub-ana'))).toBe('/confirmed')
  expect(await isRecent(phone)).toBe(true)
})

test('a provider that answers with a sign-in of long ago is asked to have the person sign in again [OID-13]', async () => {
  const { app, provider, phone } = await createAppWithAna()
  app.clock.forward({ minutes: 12 })
  const again = await readLocation(phone, await provider.signIn(await startConfirmation(phone), 'sub-ana'))
  expect(Object.fromEntries(new URL(again).searchParams)).toMatchObject({ prompt: 'login', max_age: '600' })
  app.clock.forward({ minutes: -12 })
  expect(await readLocation(phone, await provider.signIn(again, 'sub-ana'))).toBe('/confirmed')
  expect(await isRecent(phone)).toBe(true)
})

test.each([
  ['early', { minutes: 10, seconds: 40 }],
  ['late', { seconds: -40 }],
])('the clock of the provider may be a minute %s [OID-12]', async (_, offset) => {
  const { app, provider, phone } = await createAppWithAna()
  app.clock.forward(offset)
  expect(await readLocation(phone, await provider.signIn(await startConfirmation(phone), 'sub-ana'))).toBe('/confirmed')
  expect(await isRecent(phone)).toBe(true)
})

test.each<[string, (setup: Awaited<ReturnType<typeof createAppWithAna>>) => Promise<TestClient>]>([
  [
    'another person',
    async ({ provider, phone }) => {
      const back = await provider.signIn(await startConfirmation(phone), 'sub-luis')
      expect(await readLocation(phone, back)).toBe('/confirmed?error=provider')
      return phone
    },
  ],
  [
    'a sign-in of long ago at both round trips',
    async ({ app, provider, phone }) => {
      app.clock.forward({ minutes: 12 })
      const again = await readLocation(phone, await provider.signIn(await startConfirmation(phone), 'sub-ana'))
      expect(new URL(again).searchParams.get('prompt')).toBe('login')
      expect(await readLocation(phone, await provider.signIn(again, 'sub-ana'))).toBe('/confirmed?error=provider')
      return phone
    },
  ],
  [
    'a sign-in in the future',
    async ({ app, provider, phone }) => {
      app.clock.forward({ minutes: -2 })
      const back = await provider.signIn(await startConfirmation(phone), 'sub-ana')
      expect(await readLocation(phone, back)).toBe('/confirmed?error=provider')
      return phone
    },
  ],
  [
    'a round trip that another session began',
    async ({ app, provider, phone }) => {
      const tablet = await signInAs(app, provider, 'sub-ana')
      const back = await provider.signIn(await startConfirmation(phone), 'sub-ana')
      tablet.cookies.set('glowjar.provider', phone.cookies.get('glowjar.provider') ?? '')
      expect(await readLocation(tablet, back)).toBe('/confirmed?error=provider')
      return tablet
    },
  ],
  [
    'a round trip that another site began',
    async ({ phone }) => {
      const fromElsewhere = { headers: { 'sec-fetch-site': 'cross-site' } }
      const url = '/api/auth/recent-sign-in/oidc'
      expect(await readLocation(phone, url, fromElsewhere)).toBe('/confirmed?error=provider')
      return phone
    },
  ],
])('%s does not make a sign-in recent [OID-12]', async (_, attempt) => {
  const setup = await createAppWithAna()
  const visitor = await attempt(setup)
  expect(await isRecent(visitor)).toBe(false)
})

test('without a session there is nothing to confirm [OID-12]', async () => {
  const { app } = await createAppWithAna()
  expect(await startConfirmation(app.visitor())).toBe('/confirmed?error=signed_out')
})
