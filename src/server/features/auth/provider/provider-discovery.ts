import type { Configuration, CustomFetch } from 'openid-client'
import type { Outbound } from '#server/outbound.ts'

export interface ProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
}

// The library costs start-up time and memory, so it is loaded only where a provider is set up.
export const loadOpenIdClient = () => import('openid-client')

// The library's type of a body also has buffers of shared memory, which it never sends.
const createFetch =
  ({ fetch }: Outbound): CustomFetch =>
  (url, options) =>
    fetch(url, options as RequestInit)

const removeTrailingSlash = (issuer: string) => issuer.replace(/\/$/, '')

/**
 * Fetches the metadata of a provider. The client it returns sends all its requests through `outbound`.
 * @throws Error when the metadata names another issuer
 */
export const discoverProvider = async (settings: ProviderSettings, outbound: Outbound): Promise<Configuration> => {
  const {
    // oxlint-disable-next-line typescript/no-deprecated -- a provider in a home network may have no certificate
    allowInsecureRequests,
    ClientSecretBasic,
    ClientSecretPost,
    customFetch,
    discovery,
    enableNonRepudiationChecks,
  } = await loadOpenIdClient()
  const issuer = removeTrailingSlash(settings.issuer)
  const [basic, post] = [ClientSecretBasic(settings.clientSecret), ClientSecretPost(settings.clientSecret)]
  const config = await discovery(
    new URL(`${issuer}/.well-known/openid-configuration`),
    settings.clientId,
    undefined,
    (server, ...rest) => {
      const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
      return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest)
    },
    {
      // Non-repudiation means that the signature of the ID token is verified.
      execute: [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])],
      [customFetch]: createFetch(outbound),
    },
  )
  if (removeTrailingSlash(config.serverMetadata().issuer) !== issuer)
    throw new Error('the provider names another issuer')
  return config
}
