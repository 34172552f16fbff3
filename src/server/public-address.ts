import ipaddr, { type IPv6 } from 'ipaddr.js'

const globalUnicast = ipaddr.IPv6.parse('2000::')
const nat64 = ipaddr.IPv6.parse('64:ff9b::')

/** Returns the first of the four bytes of the IPv4 address that an IPv6 address leads to; null if it leads to none. */
const findEmbeddedIpv4 = (address: IPv6): number | null => {
  if (address.isIPv4MappedAddress() || address.match(nat64, 96)) return 12
  return address.range() === '6to4' ? 2 : null
}

/**
 * Returns whether an address belongs to a host on the internet rather than in a private network or on this machine. IPv6
 * addresses that lead to an IPv4 address (mapped, NAT64, 6to4) are judged by that one.
 */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address instanceof ipaddr.IPv4) return address.range() === 'unicast'
  const start = findEmbeddedIpv4(address)
  if (start !== null) return new ipaddr.IPv4(address.toByteArray().slice(start, start + 4)).range() === 'unicast'
  return address.range() === 'unicast' && address.match(globalUnicast, 3)
}
