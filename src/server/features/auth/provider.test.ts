import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { makeProvider } from './provider.ts'

const flow = { state: 'state', nonce: 'nonce of this sign-in', verifier: 'v'.repeat(43) }
const back = 'http://localhost:3000/api/auth/callback/oidc'
const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const signed = (claims: unknown, key: KeyObject = own.privateKey) => {
  const text = `${part({ alg: 'RS256', kid: 'one' })}.${part(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

const signedWithText = (claims: unknown, secret: string) => {
  const text = `${part({ alg: 'HS256', kid: 'one' })}.${part(claims)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

/** A provider whose every answer a test chooses. */
const fakeProvider = async (answers: (issuer: string) => Record<string, unknown>) => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', issuer).pathname
    const answer = all[path]
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const all: Record<string, unknown> = {
    '/.well-known/openid-configuration': {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      userinfo_endpoint: `${issuer}/me`,
    },
    '/jwks': { keys: [jwk] },
    ...answers(issuer),
  }
  return makeProvider({ issuer, clientId: 'glowjar', clientSecret: 'client secret', name: 'Fake' }, back)
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

test('a proven ID token says who signed in [OID-10]', async () => {
  const provider = await fakeProvider((issuer) => tokens(signed(claimsOf(issuer))))
  expect(await provider.identify('code', flow)).toEqual({ subject: 'sub-ana', email: 'ana@example.org', name: 'Ana' })
})

test.each<[string, RegExp, (claims: Claims) => string]>([
  ['signed with a foreign key', /signature verification failed/, (claims) => signed(claims, foreign.privateKey)],
  [
    'signed with the public key as a text',
    /Unsupported "alg"/,
    (claims) => signedWithText(claims, JSON.stringify(jwk)),
  ],
  ['signed with the client secret [OID-10]', /Unsupported "alg"/, (claims) => signedWithText(claims, 'client secret')],
  ['not signed at all', /Unsupported "alg"/, (claims) => `${part({ alg: 'none' })}.${part(claims)}.`],
  ['of another issuer', /"iss"/, (claims) => signed({ ...claims, iss: 'https://evil.example' })],
  ['for another client', /"aud"/, (claims) => signed({ ...claims, aud: 'another' })],
  ['that has run out', /"exp"/, (claims) => signed({ ...claims, exp: claims.iat - 60 })],
  ['of another sign-in', /another sign-in/, (claims) => signed({ ...claims, nonce: 'another' })],
  ['without a nonce', /another sign-in/, (claims) => signed({ ...claims, nonce: undefined })],
  ['about nobody', /Invalid string/, (claims) => signed({ ...claims, sub: '' })],
])('an ID token %s is refused', async (_, reason, forge) => {
  const provider = await fakeProvider((issuer) => tokens(forge(claimsOf(issuer))))
  await expect(provider.identify('code', flow)).rejects.toThrow(reason)
})

test('what is told about another user is refused', async () => {
  const provider = await fakeProvider((issuer) => ({
    ...tokens(signed({ ...claimsOf(issuer), email: undefined })),
    '/me': { sub: 'sub-other', email: 'other@example.org' },
  }))
  await expect(provider.identify('code', flow)).rejects.toThrow('somebody else')
})

test('an issuer that calls itself otherwise is refused', async () => {
  const provider = await fakeProvider((issuer) => ({
    '/.well-known/openid-configuration': {
      issuer: 'https://evil.example',
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    },
  }))
  await expect(provider.authorizationUrl(flow)).rejects.toThrow('otherwise')
})
