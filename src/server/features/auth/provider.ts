import * as z from 'zod/mini'

/** Who signed in at the provider. */
export interface Identity {
  /** The provider's own id of the person; never the address, which can change hands. */
  subject: string
  email: string | null
  name: string | null
}

/** What of a sign-in stays with the browser while it is at the provider. */
export interface Flow {
  state: string
  nonce: string
  verifier: string
}

/** An OpenID Connect provider. */
export interface Provider {
  /** What the accounts of this provider are kept under. */
  accountKind: string
  name: string
  /** Whether the `iss` of a way back names this provider. */
  isIssuer(iss: string): boolean
  /** Where to send the browser. */
  authorizationUrl(flow: Flow): Promise<string>
  /** Exchanges the code and proves the ID token: signature, issuer, audience, expiry, nonce. */
  identify(code: string, flow: Flow): Promise<Identity>
}

export interface ProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
}

const discovered = z.object({
  issuer: z.string(),
  authorization_endpoint: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
  userinfo_endpoint: z.optional(z.string()),
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
})

const claims = z.object({
  sub: z.string().check(z.regex(/^\P{C}{1,255}$/u)),
  nonce: z.optional(z.string()),
  email: z.optional(z.nullable(z.string())),
  name: z.optional(z.nullable(z.string())),
})

type Claims = z.output<typeof claims>

const patience = 5000

const fetchJson = async (url: string, headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(patience) })
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`)
  return response.json()
}

const withoutSlash = (issuer: string) => issuer.replace(/\/$/, '')

const discover = async (issuer: string) => {
  const found = z.parse(discovered, await fetchJson(`${withoutSlash(issuer)}/.well-known/openid-configuration`))
  if (withoutSlash(found.issuer) !== withoutSlash(issuer)) throw new Error('the issuer calls itself otherwise')
  return found
}

type Discovered = Awaited<ReturnType<typeof discover>>

// The protocol's code is loaded only where a provider is set up: it costs start time and memory.
const protocol = () => import('@better-auth/core/oauth2')

// Some providers put address and name only into what they tell about the user.
const withUserInfo = async (found: Discovered, proven: Claims, accessToken: string | undefined): Promise<Claims> => {
  const missing = !proven.email || !proven.name
  if (!missing || !found.userinfo_endpoint || accessToken === undefined) return proven
  const told = z.parse(claims, await fetchJson(found.userinfo_endpoint, { authorization: `Bearer ${accessToken}` }))
  if (told.sub !== proven.sub) throw new Error('the user info is about somebody else')
  return { ...proven, email: proven.email ?? told.email, name: proven.name ?? told.name }
}

const exchange = async (
  found: Discovered,
  settings: ProviderSettings,
  given: { code: string; flow: Flow; back: string },
) => {
  const { validateAuthorizationCode, validateToken } = await protocol()
  const { clientId, clientSecret } = settings
  const methods = found.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
  const tokens = await validateAuthorizationCode({
    code: given.code,
    codeVerifier: given.flow.verifier,
    redirectURI: given.back,
    options: { clientId, clientSecret },
    tokenEndpoint: found.token_endpoint,
    authentication: methods.includes('client_secret_basic') ? 'basic' : 'post',
  })
  if (!tokens.idToken) throw new Error('the provider sent no ID token')
  const { payload } = await validateToken(tokens.idToken, found.jwks_uri, { audience: clientId, issuer: found.issuer })
  const proven = z.parse(claims, payload)
  if (proven.nonce !== given.flow.nonce) throw new Error('the ID token belongs to another sign-in')
  return withUserInfo(found, proven, tokens.accessToken)
}

/** A provider that sends the browser back to `back`. Its addresses are looked up at the first use. */
export const makeProvider = (settings: ProviderSettings, back: string): Provider => {
  let looked: Promise<Discovered> | undefined
  const addresses = () => {
    looked ??= discover(settings.issuer).catch((error: unknown) => {
      looked = undefined
      throw error
    })
    return looked
  }
  return {
    accountKind: `oidc:${settings.issuer}`,
    isIssuer: (iss) => withoutSlash(iss) === withoutSlash(settings.issuer),
    name: settings.name,
    async authorizationUrl({ state, nonce, verifier }) {
      const { createAuthorizationURL } = await protocol()
      const url = await createAuthorizationURL({
        id: 'oidc',
        options: { clientId: settings.clientId, clientSecret: settings.clientSecret },
        authorizationEndpoint: (await addresses()).authorization_endpoint,
        state,
        nonce,
        codeVerifier: verifier,
        scopes: ['openid', 'email', 'profile'],
        redirectURI: back,
      })
      return url.href
    },
    async identify(code, flow) {
      const { sub, email, name } = await exchange(await addresses(), settings, { code, flow, back })
      return { subject: sub, email: email ?? null, name: name ?? null }
    },
  }
}
