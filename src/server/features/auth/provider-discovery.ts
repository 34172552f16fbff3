import type { Configuration, CustomFetch } from 'openid-client'

export interface ProviderSettings {
  issuer: string
  clientId: string
  clientSecret: string
  name: string
}

export interface ProviderRequestLimits {
  /** Of each request, until the end of its body. */
  timeoutMs: number
  /** Of each decoded response body. */
  maxBytes: number
}

export const productionRequestLimits: ProviderRequestLimits = { timeoutMs: 5000, maxBytes: 1_000_000 }

// The library costs start-up time and memory, so it is loaded only where a provider is set up.
export const loadOpenIdClient = () => import('openid-client')

const limitBytes = (maxBytes: number) => {
  let received = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength
      if (received > maxBytes) controller.error(new Error(`the provider sent more than ${maxBytes} bytes`))
      else controller.enqueue(chunk)
    },
  })
}

const createLimitedFetch =
  ({ maxBytes }: ProviderRequestLimits): CustomFetch =>
  async (url, options) => {
    // The library's type of a body also has buffers of shared memory, which it never sends.
    const response = await fetch(url, options as RequestInit)
    return new Response(response.body?.pipeThrough(limitBytes(maxBytes)) ?? null, response)
  }

const removeTrailingSlash = (issuer: string) => issuer.replace(/\/$/, '')

/**
 * Fetches the metadata of a provider. The client it returns keeps all its requests within the limits.
 * @throws Error when the metadata names another issuer
 */
export const discoverProvider = async (
  settings: ProviderSettings,
  limits: ProviderRequestLimits,
): Promise<Configuration> => {
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
      timeout: limits.timeoutMs / 1000,
      [customFetch]: createLimitedFetch(limits),
    },
  )
  if (removeTrailingSlash(config.serverMetadata().issuer) !== issuer)
    throw new Error('the provider names another issuer')
  return config
}
