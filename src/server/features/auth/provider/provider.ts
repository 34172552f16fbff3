import type { Configuration } from 'openid-client'
import * as z from 'zod/mini'
import { recentSignInMinutes } from '#shared/auth/rules.ts'
import type { Outbound } from '#server/outbound.ts'
import type { StoredFlow } from './flow-cookie.ts'
import { discoverProvider, loadOpenIdClient, type ProviderSettings } from './provider-discovery.ts'

/** The person who signed in at the OpenID Connect provider. */
export interface Identity {
  /** The `sub` claim; unlike an address it never changes hands. */
  subject: string
  email: string | null
  name: string | null
  /** When the person proved to the provider who they are, in milliseconds; null where it does not say. */
  authenticatedAt: number | null
}

/** Secrets of one sign-in; `verifier` is the PKCE code verifier. */
type FlowSecrets = Pick<StoredFlow, 'state' | 'nonce' | 'verifier'>

type FlowToStart = FlowSecrets & Pick<StoredFlow, 'confirms' | 'asksLogin'>

/** Query of the redirect back from the provider. */
type AuthorizationResponse = { code: string; state: string; iss?: string | undefined }

const maxAgeSeconds = String(recentSignInMinutes * 60)

// The last instant of a Date.
const maxEpochSeconds = 8.64e12

const claimsSchema = z.object({
  sub: z.string().check(z.regex(/^\P{C}{1,255}$/u)),
  email: z.optional(z.nullable(z.string())),
  name: z.optional(z.nullable(z.string())),
  azp: z.optional(z.string()),
  auth_time: z.optional(z.number().check(z.gte(0), z.lte(maxEpochSeconds))),
})

// Some providers return address and name from the userinfo endpoint only.
const completeClaims = async (config: Configuration, idToken: z.output<typeof claimsSchema>, accessToken: string) => {
  const isComplete = Boolean(idToken.email && idToken.name)
  if (isComplete || config.serverMetadata().userinfo_endpoint === undefined) return idToken
  const { fetchUserInfo } = await loadOpenIdClient()
  const userInfo = z.parse(claimsSchema, await fetchUserInfo(config, accessToken, idToken.sub))
  return { ...idToken, email: idToken.email ?? userInfo.email, name: idToken.name ?? userInfo.name }
}

const exchangeCodeForIdentity = async (
  config: Configuration,
  callback: URL,
  { state: expectedState, nonce: expectedNonce, verifier: pkceCodeVerifier }: FlowSecrets,
): Promise<Identity> => {
  const { authorizationCodeGrant } = await loadOpenIdClient()
  const tokens = await authorizationCodeGrant(config, callback, { expectedState, expectedNonce, pkceCodeVerifier })
  const idToken = z.parse(claimsSchema, tokens.claims())
  const clientId = config.clientMetadata().client_id
  // The library compares azp only where there are several audiences.
  if ((idToken.azp ?? clientId) !== clientId) throw new Error('the azp claim names another client')
  const { sub, email, name } = await completeClaims(config, idToken, tokens.access_token)
  const { auth_time: authenticatedAt } = idToken
  return {
    subject: sub,
    email: email ?? null,
    name: name ?? null,
    authenticatedAt: authenticatedAt === undefined ? null : authenticatedAt * 1000,
  }
}

export type Provider = ReturnType<typeof createProvider>

/** Creates the client of an OpenID Connect provider, which redirects back to `redirectUri`. Metadata is fetched on first use. */
export const createProvider = (settings: ProviderSettings, redirectUri: string, outbound: Outbound) => {
  let discovered: Promise<Configuration> | undefined
  const getConfig = () => {
    discovered ??= discoverProvider(settings, outbound).catch((error: unknown) => {
      discovered = undefined
      throw error
    })
    return discovered
  }
  return {
    /** `accounts.provider_id` of its accounts. */
    id: `oidc:${settings.issuer}`,
    name: settings.name,
    /** Returns the address to redirect the browser to. */
    async authorizationUrl({ state, nonce, verifier, confirms, asksLogin }: FlowToStart) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await loadOpenIdClient()
      return buildAuthorizationUrl(await getConfig(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(confirms === undefined ? {} : { max_age: maxAgeSeconds }),
        ...(asksLogin ? { prompt: 'login' } : {}),
      }).href
    },
    /** Exchanges the code and validates the ID token. Throws when anything is wrong with either. */
    async identify({ code, state, iss }: AuthorizationResponse, flow: FlowSecrets) {
      const callback = new URL(redirectUri)
      callback.search = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) }).toString()
      return exchangeCodeForIdentity(await getConfig(), callback, flow)
    },
  }
}
