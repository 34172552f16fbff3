import { createHmac, generateKeyPairSync } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { createOutbound } from '#server/outbound.ts'
import {
  createClaims as createClaimsWithNonce,
  createMetadata,
  createTokenDocument,
  encodeJson,
  jsonHeaders,
  providerJwk,
  respondEndlessly,
  signClaims,
  startFakeOpenIdProvider,
  type Claims,
  type FakeProviderOptions,
} from '#server/testing/fake-openid-provider.ts'
import { createProvider } from './provider.ts'

const flow = { state: 'state', nonce: 'nonce of this sign-in', verifier: 'v'.repeat(43) }
const response = { code: 'code', state: 'state' }
const redirectUri = 'http://localhost:3000/api/auth/callback/oidc'
const otherKeys = generateKeyPairSync('rsa', { modulusLength: 2048 })

const signClaimsWithSecret = (claims: unknown, secret: string) => {
  const text = `${encodeJson({ alg: 'HS256', kid: 'one' })}.${encodeJson(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

const createClaims = (issuer: string) => createClaimsWithNonce(issuer, flow.nonce)

/** Starts an OpenID Connect provider whose responses a test chooses, and returns the client of the app for it. */
const startProvider = async (options: Partial<FakeProviderOptions> = {}, timeoutMs = 5000) => {
  const issuer = await startFakeOpenIdProvider({
    ...options,
    documents: (of) => ({ ...createTokenDocument(signClaims(createClaims(of))), ...options.documents?.(of) }),
  })
  const settings = { issuer, clientId: 'glowjar', clientSecret: 'client secret', name: 'Fake' }
  const limits = { timeoutMs, maxBytes: 1_000_000 }
  return createProvider(settings, redirectUri, createOutbound({ trustedHosts: [new URL(issuer).host], limits }))
}

test('a valid ID token identifies the person [OID-10]', async () => {
  const provider = await startProvider()
  expect(await provider.identify(response, flow)).toEqual({
    subject: 'sub-ana',
    email: 'ana@example.org',
    name: 'Ana',
    authenticatedAt: null,
  })
})

test('address and name come from the userinfo endpoint where the ID token lacks them', async () => {
  const provider = await startProvider({
    documents: (issuer) => ({
      ...createTokenDocument(signClaims({ ...createClaims(issuer), email: undefined, name: undefined })),
      '/me': { sub: 'sub-ana', email: 'ana@example.org', name: 'Ana' },
    }),
  })
  expect(await provider.identify(response, flow)).toEqual({
    subject: 'sub-ana',
    email: 'ana@example.org',
    name: 'Ana',
    authenticatedAt: null,
  })
})

test.each<[string, RegExp, (claims: Claims) => string]>([
  ['signed with a foreign key', /signature verification failed/, (claims) => signClaims(claims, otherKeys.privateKey)],
  [
    'signed with the public key as a secret',
    /"alg"/,
    (claims) => signClaimsWithSecret(claims, JSON.stringify(providerJwk)),
  ],
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
  const provider = await startProvider(
    { documents: createTokenWithoutEmail, respond: { [path]: () => undefined } },
    200,
  )
  const start = performance.now()
  await expect(provider.identify(response, flow)).rejects.toBeInstanceOf(Error)
  expect(performance.now() - start).toBeLessThan(3000)
})

test.each(providerPaths)('gives up on %s when its body does not end in time', async (path) => {
  const respond = (reply: ServerResponse) => void reply.writeHead(200, jsonHeaders).write('{')
  const provider = await startProvider({ documents: createTokenWithoutEmail, respond: { [path]: respond } }, 200)
  const start = performance.now()
  await expect(provider.identify(response, flow)).rejects.toBeInstanceOf(Error)
  expect(performance.now() - start).toBeLessThan(3000)
})

test.each(providerPaths)('stops reading %s after one megabyte', async (path) => {
  const closed = Promise.withResolvers<number>()
  const respond = respondEndlessly(closed.resolve)
  const provider = await startProvider({ documents: createTokenWithoutEmail, respond: { [path]: respond } })
  await expect(provider.identify(response, flow)).rejects.toBeInstanceOf(Error)
  expect(await closed.promise).toBeLessThan(20_000_000)
})
