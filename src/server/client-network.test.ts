import { expect, test } from 'vitest'
import { listClientNetworks } from './client-network.ts'

test('a rate limit counts an IPv4 address [LIM-2]', () => {
  expect(listClientNetworks('203.0.113.7')).toEqual([{ name: '203.0.113.7', factor: 1 }])
})

test.each([
  ['2001:db8:1:23ff:3:4:5:6', '2001:db8:1:23ff', '2001:db8:1:2300/56', '2001:db8:1/48'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2', '2001:db8:1:0/56', '2001:db8:1/48'],
  ['2001:db8::1', '2001:db8:0:0', '2001:db8:0:0/56', '2001:db8:0/48'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0:0/56', 'fe80:0:0/48'],
  ['::1', '0:0:0:0', '0:0:0:0/56', '0:0:0/48'],
])('a rate limit counts three networks of %s with growing limits [LIM-2]', (address, own, home, site) => {
  expect(listClientNetworks(address)).toEqual([
    { name: own, factor: 1 },
    { name: home, factor: 2 },
    { name: site, factor: 4 },
  ])
})
