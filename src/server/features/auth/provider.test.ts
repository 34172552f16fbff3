import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createProvider } from './provider.ts'

const flow = { state: 'state', nonce: 'nonce of this sign-in', verifier: 'v'.repeat(43) }
const response = { code: 'code', state: 'state' }
const redirectUri = 'http://localhost:3000/api/auth/callback/oidc'
const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const signed = (claims: unknown, key: KeyObject = own.privateKey) => {
  const text = `${encode({ alg: 'RS256', kid: 'one' })}.${encode(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

const signedWithText = (claims: unknown, secret: string) => {
  const text = `${encode({ alg: 'HS256', kid: 'one' })}.${encode(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

const json = { 'content-type': 'application/json' }

type Respond = (response: ServerResponse) => void
type Documents = Record<string, unknown>

interface Behaviour {
  /** Documents that replace or add to those of a working provider, by path. */
  documents?: (issuer: string) => Documents
  /** Responses that are not documents, by path. */
  respond?: Record<string, Respond>
  timeoutMs?: number
}

const claimsOf = (issuer: string) => ({
  iss: issuer,
  aud: 'glowjar',
  sub: 'sub-ana',
  nonce: flow.nonce,
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 60,
  email: 'ana@example.org',
  name: 'Ana',
})

type Claims = ReturnType<typeof claimsOf>

const tokens = (idToken: string) => ({ '/token': { access_token: 'a', token_type: 'Bearer', id_token: idToken } })

const metadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/me`,
})

/** Starts a provider whose responses a test chooses, and returns a client of it. */
const startProvider = async ({ documents = () => ({}), respond = {}, timeoutMs = 5000 }: Behaviour = {}) => {
  const server = createServer((request, reply) => {
    const path = new URL(request.url ?? '/', issuer).pathname
    if (respond[path]) return respond[path](reply)
    reply.writeHead(all[path] === undefined ? 404 : 200, json).end(JSON.stringify(all[path] ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const all: Documents = {
    '/.well-known/openid-configuration': metadata(issuer),
    '/jwks': { keys: [jwk] },
    ...tokens(signed(claimsOf(issuer))),
    ...documents(issuer),
  }
  const settings = { issuer, clientId: 'glowjar', clientSecret: 'client secret', name: 'Fake' }
  return createProvider(settings, redirectUri, { timeoutMs, maxBytes: 1_000_000 })
}

test('a valid ID token identifies the person [OID-10]', async () => {
  const provider = await startProvider()
  expect(await provider.identify(response, flow)).toEqual({ subject: 'sub-ana', email: 'ana@example.org', name: 'Ana' })
})

test('address and name come from the userinfo endpoint where the ID token lacks them', async () => {
  const provider = await startProvider({
    documents: (issuer) => ({
      ...tokens(signed({ ...claimsOf(issuer), email: undefined, name: undefined })),
      '/me': { sub: 'sub-ana', email: 'ana@example.org', name: 'Ana' },
    }),
  })
  expect(await provider.identify(response, flow)).toEqual({ subject: 'sub-ana', email: 'ana@example.org', name: 'Ana' })
})

test.each<[string, RegExp, (claims: Claims) => string]>([
  ['signed with a foreign key', /signature verification failed/, (claims) => signed(claims, foreign.privateKey)],
  ['signed with the public key as a secret', /"alg"/, (claims) => signedWithText(claims, JSON.stringify(jwk))],
  ['signed with the client secret [OID-10]', /"alg"/, (claims) => signedWithText(claims, 'client secret')],
  ['without a signature', /"alg"/, (claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`],
  ['of another issuer', /"iss"/, (claims) => signed({ ...claims, iss: 'https://evil.example' })],
  ['for another client', /"aud"/, (claims) => signed({ ...claims, aud: 'another' })],
  [
    'for several clients that was issued to another',
    /"azp"/,
    (claims) => signed({ ...claims, aud: ['glowjar', 'another'], azp: 'another' }),
  ],
  ['for several clients without azp', /"aud"/, (claims) => signed({ ...claims, aud: ['glowjar', 'another'] })],
  ['that has expired', /"exp"/, (claims) => signed({ ...claims, exp: claims.iat - 60 })],
  ['without exp', /"exp".* missing/, (claims) => signed({ ...claims, exp: undefined })],
  ['without iat', /"iat".* missing/, (claims) => signed({ ...claims, iat: undefined })],
  ['with the nonce of another sign-in', /"nonce"/, (claims) => signed({ ...claims, nonce: 'another' })],
  ['without a nonce', /"nonce".* missing/, (claims) => signed({ ...claims, nonce: undefined })],
])('rejects an ID token %s', async (_, reason, forge) => {
  const provider = await startProvider({ documents: (issuer) => tokens(forge(claimsOf(issuer))) })
  await expect(provider.identify(response, flow)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(reason) },
  })
})

test('rejects an ID token issued to another client', async () => {
  const provider = await startProvider({
    documents: (issuer) => tokens(signed({ ...claimsOf(issuer), azp: 'another' })),
  })
  await expect(provider.identify(response, flow)).rejects.toThrow('azp')
})

test.each([
  ['an empty subject', ''],
  ['a subject with control characters', 'sub\u0000ana'],
])('rejects an ID token with %s', async (_, sub) => {
  const provider = await startProvider({ documents: (issuer) => tokens(signed({ ...claimsOf(issuer), sub })) })
  await expect(provider.identify(response, flow)).rejects.toMatchObject({ issues: [{ path: ['sub'] }] })
})

test('rejects a response that names another issuer', async () => {
  const provider = await startProvider()
  const foreignResponse = { ...response, iss: 'https://evil.example' }
  await expect(provider.identify(foreignResponse, flow)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/"iss"/) },
  })
})

test('rejects userinfo of another subject', async () => {
  const provider = await startProvider({
    documents: (issuer) => ({
      ...tokens(signed({ ...claimsOf(issuer), email: undefined })),
      '/me': { sub: 'sub-other', email: 'other@example.org' },
    }),
  })
  await expect(provider.identify(response, flow)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/"sub"/) },
  })
})

test('rejects metadata of another issuer; a slash at the end makes no difference', async () => {
  const named = (change: (issuer: string) => string) =>
    startProvider({
      documents: (issuer) => ({
        '/.well-known/openid-configuration': { ...metadata(issuer), issuer: change(issuer) },
      }),
    })
  const evil = await named(() => 'https://evil.example')
  await expect(evil.authorizationUrl(flow)).rejects.toThrow('another issuer')
  const withSlash = await named((issuer) => `${issuer}/`)
  expect(await withSlash.authorizationUrl(flow)).toMatch(/\/authorize\?/)
})

const withoutEmail = (issuer: string) => tokens(signed({ ...claimsOf(issuer), email: undefined }))
const endpoints = ['/.well-known/openid-configuration', '/token', '/jwks', '/me']

test.each(endpoints)('gives up on %s when it does not respond in time', async (path) => {
  const provider = await startProvider({
    documents: withoutEmail,
    respond: { [path]: () => undefined },
    timeoutMs: 200,
  })
  const start = performance.now()
  await expect(provider.identify(response, flow)).rejects.toBeInstanceOf(Error)
  expect(performance.now() - start).toBeLessThan(3000)
})

test.each(endpoints)('gives up on %s when its body does not end in time', async (path) => {
  const respond = (reply: ServerResponse) => void reply.writeHead(200, json).write('{')
  const provider = await startProvider({ documents: withoutEmail, respond: { [path]: respond }, timeoutMs: 200 })
  const start = performance.now()
  await expect(provider.identify(response, flow)).rejects.toBeInstanceOf(Error)
  expect(performance.now() - start).toBeLessThan(3000)
})

test.each(endpoints)('stops reading %s after one megabyte', async (path) => {
  const closed = Promise.withResolvers<number>()
  const respond = (reply: ServerResponse) => {
    let sent = 0
    const chunk = Buffer.alloc(64 * 1024, ' ')
    const send = () => {
      while (!reply.closed && reply.write(chunk)) sent += chunk.length
    }
    reply
      .writeHead(200, json)
      .on('drain', send)
      .on('close', () => closed.resolve(sent))
    send()
  }
  const provider = await startProvider({ documents: withoutEmail, respond: { [path]: respond } })
  await expect(provider.identify(response, flow)).rejects.toBeInstanceOf(Error)
  expect(await closed.promise).toBeLessThan(20_000_000)
})
