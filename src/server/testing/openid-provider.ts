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
  /** What the app's environment needs to use it. */
  env: Record<string, string>
  /** Goes from the app's first redirect through the provider as a person, or refuses there; gives the way back. */
  visit(from: string, as: string): Promise<string>
}

/** Someone at the provider who says no. */
export const personWhoDeclines = 'refuses'

// What the provider remembers, for as long as a test lasts.
const remembering = () => {
  const models = new Map<string, Map<string, AdapterPayload>>()
  return (model: string): Adapter => {
    const kept = models.get(model) ?? new Map<string, AdapterPayload>()
    models.set(model, kept)
    return {
      upsert: async (id, payload) => void kept.set(id, payload),
      find: async (id) => kept.get(id),
      findByUid: async (uid) => [...kept.values()].find((payload) => payload.uid === uid),
      findByUserCode: async () => undefined,
      consume: async (id) => void kept.set(id, { ...kept.get(id), consumed: true }),
      destroy: async (id) => void kept.delete(id),
      revokeByGrantId: async () => undefined,
    }
  }
}

const jwks = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] }
}

const settingsOf = (back: string, people: Readonly<Record<string, Person>>) => ({
  adapter: remembering(),
  clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [back] }],
  claims: { openid: ['sub'], email: ['email'], profile: ['name'] },
  cookies: { keys: ['a key of the tests'] },
  jwks: jwks(),
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
  findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: async () => ({ sub, ...people[sub] }) }),
  ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
})

const interact = async (provider: Provider, request: IncomingMessage, response: ServerResponse) => {
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

const walk = async (from: string, as: string, issuer: string) => {
  const cookies = new Map<string, string>()
  let url = from
  for (let steps = 0; url.startsWith(issuer) && steps < 10; steps++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie, 'x-person': as } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    url = new URL(response.headers.get('location') ?? 'about:blank', url).href
  }
  return url
}

/** Starts a provider that knows some people by their `sub`; it stops when the test ends. */
export const startOpenIdProvider = async (
  people: Readonly<Record<string, Person>>,
  baseUrl = 'http://localhost:3000',
): Promise<OpenIdProvider> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const provider = new Provider(issuer, settingsOf(`${baseUrl}/api/auth/callback/oidc`, people))
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, request, response)
    else void answer(request, response)
  })
  return {
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: 'Example ID' },
    visit: (from, as) => walk(from, as, issuer),
  }
}
