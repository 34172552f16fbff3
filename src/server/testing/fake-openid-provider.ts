import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** The public key of the provider. */
export const providerJwk = { ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }

/** Encodes a part of a JSON web token. */
export const encodeJson = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Returns an ID token with these claims, signed with a key, by default the provider's. */
export const signClaims = (claims: unknown, key: KeyObject = keys.privateKey): string => {
  const text = `${encodeJson({ alg: 'RS256', kid: 'one' })}.${encodeJson(claims)}`
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
}

/** Returns the claims of a valid ID token for the client `glowjar`. */
export const createClaims = (issuer: string, nonce: string) => ({
  iss: issuer,
  aud: 'glowjar',
  sub: 'sub-ana',
  nonce,
  iat: Math.floor(Date.now() / 1000),
  exp: Math.floor(Date.now() / 1000) + 60,
  email: 'ana@example.org',
  name: 'Ana',
})

export type Claims = ReturnType<typeof createClaims>

/** Returns the documents of a provider with the response of its token endpoint. */
export const createTokenDocument = (idToken: string): Record<string, unknown> => ({
  '/token': { access_token: 'a', token_type: 'Bearer', id_token: idToken },
})

/** Returns the metadata of a provider. */
export const createMetadata = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  userinfo_endpoint: `${issuer}/me`,
})

export const jsonHeaders = { 'content-type': 'application/json' }

type Respond = (response: ServerResponse) => void

export interface FakeProviderOptions {
  /** Returns the documents that replace or add to metadata and keys, by path; called for each request. */
  documents: (issuer: string) => Record<string, unknown>
  /** Responses that are not documents, by path. */
  respond?: Record<string, Respond>
}

/** Starts an OpenID Connect provider whose responses a test chooses; it stops when the test ends. Returns its issuer. */
export const startFakeOpenIdProvider = async ({ documents, respond = {} }: FakeProviderOptions): Promise<string> => {
  const server = createServer((request, reply) => {
    const path = new URL(request.url ?? '/', issuer).pathname
    if (respond[path]) return respond[path](reply)
    const all: Record<string, unknown> = {
      '/.well-known/openid-configuration': createMetadata(issuer),
      '/jwks': { keys: [providerJwk] },
      ...documents(issuer),
    }
    reply.writeHead(all[path] === undefined ? 404 : 200, jsonHeaders).end(JSON.stringify(all[path] ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return issuer
}

/** Returns a response that never ends; it calls back with the bytes that were sent when the client goes away. */
export const respondEndlessly =
  (onClose: (sentBytes: number) => void): Respond =>
  (reply) => {
    let sent = 0
    const chunk = Buffer.alloc(64 * 1024, ' ')
    const send = () => {
      while (!reply.closed && reply.write(chunk)) sent += chunk.length
    }
    reply
      .writeHead(200, jsonHeaders)
      .on('drain', send)
      .on('close', () => onClose(sent))
    send()
  }
