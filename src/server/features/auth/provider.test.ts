import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { createProvider } from './provider.ts'

const flow = { state: 'state', nonce: 'nonce of this sign-in', verifier: 'v'.repeat(43) }
const response = { code: 'code', state: 'state' }
const redirectUri = 'http://localhost:3000/api/auth/callback/oidc'
const providerKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwk = { ...providerKeys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }

const encodeJson = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const signClaims = (claims: unknown, key: KeyObject = providerKeys.privateKey) => {
  const text = `${encodeJson({ alg: 'RS256', kid: 'one' })}.${encodeJson(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

const signClaimsWithSecret = (claims: unknown, secret: string) => {
  const text = `${encodeJson({ alg: 'HS256', kid: 'one' })}.${encodeJson(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

const jsonHeaders = { 'content-type': 'application/json' }

type Respond = (response: ServerResponse) => void
type Documents = Record<string, unknown>

interface ProviderOptions {
  /** Documents that replace or add to those of a working provider, by path. */
  documents?: (issuer: string) => Documents
  /** Responses that are not documents, by path. */
  respond?: Record<string, Respond>
  timeoutMs?: number
}

const createClaims = (issuer: string) => ({
  iss: issuer,
  aud: 'glowjar',
  sub: 'sub-ana',
  nonce: flow.nonce,
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 60,
  email: 'ana@example.org',
  name: 'Ana',
})

type Claims = ReturnType<typeof createClaims>

const createTokenDocument = (idToken: string) => ({
  '/token': { access_token: 'a', token_type: 'Bearer', id_token: idToken },
})

const createMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/me`,
})

/** Starts an OpenID Connect provider whose responses a test chooses, and returns the client of the app for it. */
const startProvider = async ({ documents = () => ({}), respond = {}, timeoutMs = 5000 }: ProviderOptions = {}) => {
  const server = createServer((request, reply) => {
    const path = new URL(request.url ?? '/', issuer).pathname
    if (respond[path]) return respond[path](reply)
    reply.writeHead(all[path] === undefined ? 404 : 200, jsonHeaders).end(JSON.stringify(all[path] ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const all: Documents = {
    '/.well-known/openid-configuration': createMetadata(issuer),
    '/jwks': { keys: [jwk] },
    ...createTokenDocument(signClaims(createClaims(issuer))),
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
      ...createTokenDocument(signClaims({ ...createClaims(issuer), email: undefined, name: undefined })),
      '/me': { sub: 'sub-ana', email: 'ana@example.org', name: 'Ana' },
    }),
  })
  expect(await provider.identify(response, flow)).toEqual({ subject: 'sub-ana', email: 'ana@example.org', name: 'Ana' })
})

test.each<[string, RegExp, (claims: Claims) => string]>([
  ['signed with a foreign key', /signature verification failed/, (claims) => signClaims(claims, otherKeys.privateKey)],
  ['signed with the public key as a secret', /"alg"/, (claims) => signClaimsWithSecret(claims, JSON.stringify(jwk))],
  ['signed with the client secret [OID-10]', /"alg"/, (claims) => signClaimsWithSecret(claims, 'client secret')],
  ['without a signature', /"alg"/, (claims) => `${encodeJson({ alg: 'none' })}.${encodeJson(claims)}.`],
  ['of another issuer', /"iss"/, (claims) => signClaims({ ...claims, iss: 'https://evil.example' })],
  ['for another client', /"aud"/, (claims) => signClaims({ ...claims, aud: 'another' })],
  [
    'for several clients that was issued to another',
    /"azp"/,
    (claims) => signClaims({ ...claims, aud: ['glowjar', 'another'], azp: 'another' }),
  ],
  ['for several clients without azp', /"aud"/, (claims) => signClaims({ ...claims, aud: ['glowjar', 'another'] })],
  ['that has expired', /"exp"/, (claims) => signClaims({ ...claims, exp: claims.iat - 60 })],
  ['without exp', /"exp".* missing/, (claims) => signClaims({ ...claims, exp: undefined })],
  ['without iat', /"iat".* missing/, (claims) => signClaims({ ...claims, iat: undefined })],
  ['with the nonce of another sign-in', /"nonce"/, (claims) => signClaims({ ...claims, nonce: 'another' })],
  ['without a nonce', /"nonce".* missing/, (claims) => signClaims({ ...claims, nonce: undefined })],
])('rejects an ID token %s', async (_, reason, forge) => {
  const provider = await startProvider({ documents: (issuer) => createTokenDocument(forge(createClaims(issuer))) })
  await expect(provider.identify(response, flow)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(reason) },
  })
})

test('rejects an ID token issued to another client', async () => {
  const provider = await startProvider({
    documents: (issuer) => createTokenDocument(signClaims({ ...createClaims(issuer), azp: 'another' })),
  })
  await expect(provider.identify(response, flow)).rejects.toThrow('azp')
})

test.each([
  ['an empty subject', ''],
  ['a subject with control characters', 'sub\u0000ana'],
])('rejects an ID token with %s', async (_, sub) => {
  const provider = await startProvider({
    documents: (issuer) => createTokenDocument(signClaims({ ...createClaims(issuer), sub })),
  })
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
      ...createTokenDocument(signClaims({ ...createClaims(issuer), email: undefined })),
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
        '/.well-known/openid-configuration': { ...createMetadata(issuer), issuer: change(issuer) },
      }),
    })
  const evil = await named(() => 'https://evil.example')
  await expect(evil.authorizationUrl(flow)).rejects.toThrow('another issuer')
  const withSlash = await named((issuer) => `${issuer}/`)
  expect(await withSlash.authorizationUrl(flow)).toMatch(/\/authorize\?/)
})

const createTokenWithoutEmail = (issuer: string) =>
  createTokenDocument(signClaims({ ...createClaims(issuer), email: undefined }))
const providerPaths = ['/.well-known/openid-configuration', '/token', '/jwks', '/me']

test.each(providerPaths)('gives up on %s when it does not respond in time', async (path) => {
  const provider = await startProvider({
    documents: createTokenWithoutEmail,
    respond: { [path]: () => undefined },
    timeoutMs: 200,
  })
  const start = performance.now()
  await expect(provider.identify(response, flow)).rejects.toBeInstanceOf(Error)
  expect(performance.now() - start).toBeLessThan(3000)
})

test.each(providerPaths)('gives up on %s when its body does not end in time', async (path) => {
  const respond = (reply: ServerResponse) => void reply.writeHead(200, jsonHeaders).write('{')
  const provider = await startProvider({
    documents: createTokenWithoutEmail,
    respond: { [path]: respond },
    timeoutMs: 200,
  })
  const start = performance.now()
  await expect(provider.identify(response, flow)).rejects.toBeInstanceOf(Error)
  expect(performance.now() - start).toBeLessThan(3000)
})

test.each(providerPaths)('stops reading %s after one megabyte', async (path) => {
  const closed = Promise.withResolvers<number>()
  const respond = (reply: ServerResponse) => {
    let sent = 0
    const chunk = Buffer.alloc(64 * 1024, ' ')
    const send = () => {
      while (!reply.closed && reply.write(chunk)) sent += chunk.length
    }
    reply
      .writeHead(200, jsonHeaders)
      .on('drain', send)
      .on('close', () => closed.resolve(sent))
    send()
  }
  const provider = await startProvider({ documents: createTokenWithoutEmail, respond: { [path]: respond } })
  await expect(provider.identify(response, flow)).rejects.toBeInstanceOf(Error)
  expect(await closed.promise).toBeLessThan(20_000_000)
})
