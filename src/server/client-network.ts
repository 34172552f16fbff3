import ipaddr from 'ipaddr.js'

/** A network that a client's address belongs to. */
export interface ClientNetwork {
  name: string
  /** How many times the limit of a single client applies to the network. */
  factor: 1 | 2 | 4
}

/**
 * Lists what a rate limit counts as one client, and the wider networks that one customer of a provider may have: an IPv4
 * address, or the /64, /56 and /48 networks of an IPv6 address.
 */
export const listClientNetworks = (address: string): ClientNetwork[] => {
  if (!ipaddr.IPv6.isValid(address)) return [{ name: address, factor: 1 }]
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv6.parse(address).parts
  const format = (...groups: number[]) => groups.map((group) => group.toString(16)).join(':')
  return [
    { name: format(a, b, c, d), factor: 1 },
    { name: `${format(a, b, c, d & 0xff00)}/56`, factor: 2 },
    { name: `${format(a, b, c)}/48`, factor: 4 },
  ]
}
