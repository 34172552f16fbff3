import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider, type Adapter, type AdapterPayload } from 'oidc-provider'
import { onTestFinished } from 'vitest'

const clientId = 'glowjar'
const clientSecret = 'a secret of the provider'

interface Person {
  email?: string
  name?: string
}

/** A real OpenID Connect provider on loopback. */
export interface OpenIdProvider {
  /** Environment variables that configure the app to use it. */
  env: Record<string, string>
  /** Follows the app's redirect to the provider and signs a person in there (or declines). Returns the callback URL. */
  signIn(url: string, person: string): Promise<string>
}

/** The value of `person` for someone who declines to sign in at the provider. */
export const personWhoDeclines = 'declines'

// Storage in memory.
const createAdapter = () => {
  const models = new Map<string, Map<string, AdapterPayload>>()
  return (model: string): Adapter => {
    const stored = models.get(model) ?? new Map<string, AdapterPayload>()
    models.set(model, stored)
    return {
      upsert: async (id, payload) => void stored.set(id, payload),
      find: async (id) => stored.get(id),
      findByUid: async (uid) => [...stored.values()].find((payload) => payload.uid === uid),
      findByUserCode: async () => undefined,
      consume: async (id) => void stored.set(id, { ...stored.get(id), consumed: true }),
      destroy: async (id) => void stored.delete(id),
      revokeByGrantId: async () => undefined,
    }
  }
}

const createKeySet = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }
}

const createSettings = (redirectUri: string, people: Readonly<Record<string, Person>>) => ({
  adapter: createAdapter(),
  clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
  claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
  cookies: { keys: ['a key of the tests'] },
  jwks: createKeySet(),
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: async () => ({ sub, ...people[sub] }) }),
  ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
})

const completeInteraction = async (provider: Provider, request: IncomingMessage, response: ServerResponse) => {
  const { prompt, session, params } = await provider.interactionDetails(request, response)
  const accountId = String(request.headers['x-person'])
  if (accountId === personWhoDeclines)
    return provider.interactionFinished(request, response, { error: 'access_denied' })
  if (prompt.name === 'login') return provider.interactionFinished(request, response, { login: { accountId } })
  const grant = new provider.Grant({
    accountId: session?.accountId ?? accountId,
    clientId: String(params['client_id']),
  })
  grant.addOIDCScope('openid email profile')
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
}

const followRedirects = async (startUrl: string, person: string, issuer: string) => {
  const cookies = new Map<string, string>()
  let url = startUrl
  for (let steps = 0; url.startsWith(issuer) && steps < 10; steps++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie, 'x-person': person } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    url = new URL(response.headers.get('location') ?? 'about:blank', url).href
  }
  return url
}

/** Starts an OpenID Connect provider that knows these people by `sub`; it stops when the test ends. */
export const startOpenIdProvider = async (
  people: Readonly<Record<string, Person>>,
  baseUrl = 'http://localhost:3000',
  /** Whether it ignores `max_age` and thus sends no `auth_time`, as some do. */
  ignoresMaxAge = false,
): Promise<OpenIdProvider> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const provider = new Provider(issuer, createSettings(`${baseUrl}/api/auth/callback/oidc`, people))
  const handle = provider.callback()
  server.on('request', (request, response) => {
    if (ignoresMaxAge) request.url = request.url?.replace(/&max_age=\d+/, '') ?? ''
    if (request.url?.startsWith('/interaction/')) void completeInteraction(provider, request, response)
    else void handle(request, response)
  })
  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: 'Example ID' },
    signIn: (url, person) => followRedirects(url, person, issuer),
  }
}
