import { pino } from 'pino'
import { expect, test } from 'vitest'
import { productionLimits } from '#server/outbound.ts'
import {
  createClaims,
  createMetadata,
  createTokenDocument,
  jsonHeaders,
  respondEndlessly,
  signClaims,
  startFakeOpenIdProvider,
  type FakeProviderOptions,
} from '#server/testing/fake-openid-provider.ts'
import { createTestApp } from '#server/testing/harness.ts'

/**
 * Signs in at a provider whose ID tokens have the claims that `forge` returns, or whose responses are replaced. Returns
 * the location of the last redirect and the number of sessions.
 */
const signIn = async (forge: (claims: object) => object, respond?: FakeProviderOptions['respond']) => {
  let nonce = ''
  const documents = (issuer: string) => createTokenDocument(signClaims(forge(createClaims(issuer, nonce))))
  const issuer = await startFakeOpenIdProvider({ documents, ...(respond && { respond }) })
  const app = await createTestApp({
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'glowjar', OIDC_CLIENT_SECRET: 'client secret' },
    services: { outbound: { limits: { timeoutMs: respond === undefined ? 5000 : 500, maxBytes: 1_000_000 } } },
  })
  const phone = app.visitor()
  const redirect = await phone.send('/api/login?provider=oidc')
  const sent = new URL(redirect.headers.get('location') ?? '', 'http://localhost').searchParams
  nonce = sent.get('nonce') ?? ''
  const callback = await phone.send(`/api/auth/callback/oidc?code=code&state=${sent.get('state')}`)
  const sessions = await app.database.db.selectFrom('sessions').select('id').execute()
  return { status: callback.status, location: callback.headers.get('location'), sessions: sessions.length }
}

const failure = { status: 302, location: '/sign-in?error=provider', sessions: 0 }

test('a provider that works signs in', async () => {
  expect(await signIn((claims) => claims)).toEqual({ status: 302, location: '/', sessions: 1 })
})

test.each<[string, object]>([
  ['exp', { exp: undefined }],
  ['iat', { iat: undefined }],
  ['sub', { sub: undefined }],
  ['its own azp', { azp: 'another' }],
  ['its own aud', { aud: 'another' }],
])('an ID token without %s ends on the sign-in page [OID-9, OID-11]', async (_, change) => {
  expect(await signIn((claims) => ({ ...claims, ...change }))).toEqual(failure)
})

test.each<[string, NonNullable<FakeProviderOptions['respond']>[string]]>([
  ['does not respond', () => undefined],
  ['does not end its response', (reply) => void reply.writeHead(200, jsonHeaders).write('{')],
  ['breaks the connection', (reply) => reply.destroy()],
  ['responds with an error', (reply) => void reply.writeHead(500, jsonHeaders).end('{}')],
  ['responds with a redirect', (reply) => void reply.writeHead(307, { location: '/token2' }).end()],
  ['responds with HTML', (reply) => void reply.writeHead(200, { 'content-type': 'text/html' }).end('<p>')],
])('a token endpoint that %s ends on the sign-in page [OID-9]', async (_, respond) => {
  expect(await signIn((claims) => claims, { '/token': respond })).toEqual(failure)
})

test('an endless response of the token endpoint ends on the sign-in page after a megabyte [OID-9]', async () => {
  const closed = Promise.withResolvers<number>()
  expect(await signIn((claims) => claims, { '/token': respondEndlessly(closed.resolve) })).toEqual(failure)
  expect(await closed.promise).toBeLessThan(20_000_000)
})

/** Signs in at a provider whose metadata names a token endpoint on a host of its own. Returns the location and the log. */
const signInWithTokenHost = async (env: (tokenHost: string) => Record<string, string>) => {
  let nonce = ''
  const lines: string[] = []
  const issuers = { provider: '' }
  const tokenIssuer = await startFakeOpenIdProvider({
    documents: () => createTokenDocument(signClaims(createClaims(issuers.provider, nonce))),
  })
  const metadata = (issuer: string) => ({ ...createMetadata(issuer), token_endpoint: `${tokenIssuer}/token` })
  issuers.provider = await startFakeOpenIdProvider({
    documents: (issuer) => ({ '/.well-known/openid-configuration': metadata(issuer) }),
  })
  const client = { OIDC_ISSUER: issuers.provider, OIDC_CLIENT_ID: 'glowjar', OIDC_CLIENT_SECRET: 'client secret' }
  const { host } = new URL(tokenIssuer)
  const app = await createTestApp({
    env: { ...client, ...env(host) },
    services: { log: pino({ base: null }, { write: (line) => void lines.push(line) }) },
  })
  const phone = app.visitor()
  const redirect = await phone.send('/api/login?provider=oidc')
  const sent = new URL(redirect.headers.get('location') ?? '', 'http://localhost').searchParams
  nonce = sent.get('nonce') ?? ''
  const callback = await phone.send(`/api/auth/callback/oidc?code=code&state=${sent.get('state')}`)
  const log = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ level }) => level === 40)
  return { location: callback.headers.get('location'), log, host }
}

test('the log names the host of a provider that OUTBOUND_HOSTS lacks, and with it the sign-in works [OID-17]', async () => {
  const { location, log, host } = await signInWithTokenHost(() => ({}))
  expect(location).toBe('/sign-in?error=provider')
  expect(log).toMatchObject([
    { msg: 'the OpenID Connect provider did not confirm a sign-in', code: 'blocked_address', addToOutboundHosts: host },
  ])
  const allowed = await signInWithTokenHost((tokenHost) => ({ OUTBOUND_HOSTS: tokenHost }))
  expect([allowed.location, allowed.log]).toEqual(['/', []])
})

test('a response has five seconds and one megabyte', () => {
  expect(productionLimits).toEqual({ timeoutMs: 5000, maxBytes: 1_000_000 })
})
