import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Context } from 'hono'
import * as z from 'zod/mini'

const connection = z.object({
  incoming: z.optional(z.object({ socket: z.object({ remoteAddress: z.optional(z.string()) }) })),
})

const family = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** An address in one spelling: an IPv4 address inside IPv6 is that IPv4 address. */
const plain = (address: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address

/** The proxies whose word about the client is believed: addresses and ranges such as 10.0.0.0/8. */
export const trustedProxies = (parts: readonly string[]): BlockList => {
  const trusted = new BlockList()
  for (const part of parts) {
    const [address = '', bits] = part.split('/')
    trusted.addSubnet(address, bits === undefined ? (isIPv6(address) ? 128 : 32) : Number(bits), family(address))
  }
  return trusted
}

/**
 * The address a request came from: the peer's own, or, when the peer is a trusted proxy, the last one in
 * `X-Forwarded-For` that is not.
 */
export const clientAddress = (trusted: BlockList, peer: string, forwardedFor: string | undefined): string => {
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
  let address = plain(peer)
  while (isIP(address) !== 0 && trusted.check(address, family(address))) {
    const before = hops.pop()
    if (before === undefined || isIP(before) === 0) break
    address = before
  }
  return address
}

const groups = (address: string): string[] => {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right]
}

/** What a limit counts as one caller: an IPv4 address, or the /64 of an IPv6 address. */
export const callerOf = (address: string): string =>
  isIPv6(address)
    ? groups(address)
        .slice(0, 4)
        .map((group) => Number.parseInt(group, 16).toString(16))
        .join(':')
    : address

/** Reads the client's address off a request, behind the proxies that are trusted. */
export const addressReader = (parts: readonly string[]): ((c: Context) => string) => {
  const trusted = trustedProxies(parts)
  return (c) => {
    const { incoming } = z.parse(connection, c.env ?? {})
    return clientAddress(trusted, incoming?.socket.remoteAddress ?? '', c.req.header('x-forwarded-for'))
  }
}
