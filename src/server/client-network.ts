import { isIPv6 } from 'node:net'

const splitIpv6Groups = (address: string): string[] => {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: gap }, () => '0'), ...right]
}

/** Returns what a rate limit counts as one client: an IPv4 address, or the /64 network of an IPv6 address. */
export const toClientNetwork = (address: string): string =>
  isIPv6(address)
    ? splitIpv6Groups(address)
        .slice(0, 4)
        .map((group) => Number.parseInt(group, 16).toString(16))
        .join(':')
    : address
