import { lookup, Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'

export interface HostAddress {
  address: string
  family: number
}

/** Returns all addresses of a host; rejects with the code of the failure when there are none. */
export type HostLookup = (host: string) => Promise<HostAddress[]>

const timeoutMs = 1500
const tries = 2

/** Finds a host as the operating system does, also in a home network; for hosts that the operator names. */
export const lookUpLocally: HostLookup = (host) => lookup(host, { all: true })

/**
 * Creates the look-up of a host that a user names: it asks the name servers (those of the system when absent) without
 * Node's thread pool, in which four names whose servers are silent would hold up every access to files.
 */
export const createDnsLookup =
  (servers?: readonly string[]): HostLookup =>
  async (host) => {
    if (isIP(host) !== 0) return [{ address: host, family: isIP(host) }]
    const resolver = new Resolver({ timeout: timeoutMs, tries })
    if (servers) resolver.setServers(servers)
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const toAddresses = (result: PromiseSettledResult<string[]>, family: number) =>
      result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : []
    const found = [...toAddresses(v4, 4), ...toAddresses(v6, 6)]
    if (found.length === 0 && v4.status === 'rejected') throw v4.reason
    return found
  }
