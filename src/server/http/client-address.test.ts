import { expect, test } from 'vitest'
import { findClientAddress, createProxyList } from './client-address.ts'

const noProxies = createProxyList([])
const proxies = createProxyList(['10.0.0.0/8', '192.0.2.1', 'fd00::/8'])

test('without a trusted proxy, forwarding headers are ignored [SEC-8]', () => {
  expect(findClientAddress(noProxies, '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  expect(findClientAddress(noProxies, '127.0.0.1', '198.51.100.1')).toBe('127.0.0.1')
  expect(findClientAddress(noProxies, '::ffff:203.0.113.7', undefined)).toBe('203.0.113.7')
  expect(findClientAddress(proxies, '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
})

test('behind trusted proxies the client is the last hop that is not a trusted proxy [RUN-10, SEC-8]', () => {
  expect(findClientAddress(proxies, '10.1.2.3', '198.51.100.1')).toBe('198.51.100.1')
  expect(findClientAddress(proxies, '192.0.2.1', '6.6.6.6, 198.51.100.1, 10.9.9.9')).toBe('198.51.100.1')
  expect(findClientAddress(proxies, 'fd00::1', '2001:db8::5')).toBe('2001:db8::5')
  expect(findClientAddress(proxies, '::ffff:10.1.2.3', '198.51.100.1')).toBe('198.51.100.1')
})

test('a proxy without valid forwarding headers counts as the client', () => {
  expect(findClientAddress(proxies, '10.1.2.3', undefined)).toBe('10.1.2.3')
  expect(findClientAddress(proxies, '10.1.2.3', '')).toBe('10.1.2.3')
  expect(findClientAddress(proxies, '10.1.2.3', 'unknown')).toBe('10.1.2.3')
  expect(findClientAddress(proxies, '10.1.2.3', '198.51.100.1, <script>')).toBe('10.1.2.3')
  expect(findClientAddress(proxies, '', '198.51.100.1')).toBe('')
})
