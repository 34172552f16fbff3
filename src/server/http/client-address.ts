import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import * as z from 'zod/mini'

const connectionSchema = z.object({
  incoming: z.optional(z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) })),
})

const addressFamily = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Returns the IPv4 address of an IPv4-mapped IPv6 address, any other address unchanged. */
const toIpv4 = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address

/** Creates the list of trusted proxies from addresses and ranges such as `10.0.0.0/8`. */
export const createProxyList = (ranges: readonly string[]): BlockList => {
  const trusted = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    trusted.addSubnet(address, bits === undefined ? (isIPv6(address) ? 128 : 32) : Number(bits), addressFamily(address))
  }
  return trusted
}

/**
 * Returns the address of the client: that of the peer or, behind trusted proxies, the last one in `X-Forwarded-For` that
 * is not trusted.
 */
export const findClientAddress = (trusted: BlockList, peer: string, forwardedFor: string | undefined): string => {
  const hops = (forwardedFor ?? '').split(',').map((hop) => toIpv4(hop.trim()))
  let address = toIpv4(peer)
  while (isIP(address) !== 0 && trusted.check(address, addressFamily(address))) {
    const before = hops.pop()
    if (before === undefined || isIP(before) === 0) break
    address = before
  }
  return address
}

/** Creates the function that reads the client's address from a request. */
export const createClientAddressReader = (ranges: readonly string[]): ((c: Context) => string) => {
  const trusted = createProxyList(ranges)
  return (c) => {
    const { incoming } = z.parse(connectionSchema, c.env ?? {})
    return findClientAddress(trusted, incoming?.socket.remoteAddress ?? '', c.req.header('x-forwarded-for'))
  }
}
