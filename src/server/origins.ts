import { localAddresses, type Config } from './config.ts'

const hostIn = (address: string) => (address.includes(':') ? `[${address}]` : address)

/**
 * Where browsers reach the app, and which origins are its own: the set address alone, or, while none is set,
 * localhost and the machine's own addresses at its port.
 */
export const originsOf = (
  config: Pick<Config, 'baseUrl' | 'lan' | 'port'>,
): { baseUrl: string; isOwnOrigin: (origin: string) => boolean } => {
  if (config.baseUrl !== null) {
    const only = config.baseUrl
    return { baseUrl: only, isOwnOrigin: (origin) => origin === only }
  }
  const addresses = localAddresses()
  const first = config.lan ? addresses[0] : undefined
  const port = config.port === 80 ? '' : `:${config.port}`
  const hosts = ['localhost', '127.0.0.1', '::1', ...addresses]
  const own = new Set(hosts.map((host) => `http://${hostIn(host)}${port}`))
  return { baseUrl: `http://${hostIn(first ?? 'localhost')}${port}`, isOwnOrigin: (origin) => own.has(origin) }
}
