import { isIPv6 } from 'node:net'

const splitIpv6Groups = (address: string): string[] => {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right]
}

const formatGroup = (value: number) => value.toString(16)

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
  if (!isIPv6(address)) return [{ name: address, factor: 1 }]
  const groups = splitIpv6Groups(address).slice(0, 4)
  const [a = 0, b = 0, c = 0, d = 0] = groups.map((group) => Number.parseInt(group, 16))
  const site = [a, b, c].map(formatGroup).join(':')
  return [
    { name: `${site}:${formatGroup(d)}`, factor: 1 },
    { name: `${site}:${formatGroup(d & 0xff00)}/56`, factor: 2 },
    { name: `${site}/48`, factor: 4 },
  ]
}
