import { listLocalAddresses, type Config } from './config.ts'

const toUrlHost = (address: string) => (address.includes(':') ? `[${address}]` : address)

/**
 * Returns the base URL of the app and a function that checks whether an origin is its own: only the configured base URL
 * or, without one, localhost and the addresses of the machine at the app's port.
 */
export const resolveOrigins = (
  config: Pick<Config, 'baseUrl' | 'lan' | 'port'>,
): { baseUrl: string; isOwnOrigin: (origin: string) => boolean } => {
  if (config.baseUrl !== null) {
    const only = config.baseUrl
    return { baseUrl: only, isOwnOrigin: (origin) => origin === only }
  }
  const addresses = listLocalAddresses()
  const first = config.lan ? addresses[0] : undefined
  const port = config.port === 80 ? '' : `:${config.port}`
  const hosts = ['localhost', '127.0.0.1', '::1', ...addresses]
  const own = new Set(hosts.map((host) => `http://${toUrlHost(host)}${port}`))
  return { baseUrl: `http://${toUrlHost(first ?? 'localhost')}${port}`, isOwnOrigin: (origin) => own.has(origin) }
}
