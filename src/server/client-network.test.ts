import { expect, test } from 'vitest'
import { toClientNetwork } from './client-network.ts'

test('a rate limit counts an IPv4 address, or the /64 network of an IPv6 address [LIM-2]', () => {
  expect(toClientNetwork('203.0.113.7')).toBe('203.0.113.7')
  expect(toClientNetwork('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2')
  expect(toClientNetwork('2001:0db8:0001:0002::1')).toBe('2001:db8:1:2')
  expect(toClientNetwork('2001:db8::1')).toBe('2001:db8:0:0')
  expect(toClientNetwork('fe80::1%eth0')).toBe('fe80:0:0:0')
  expect(toClientNetwork('::1')).toBe('0:0:0:0')
})
