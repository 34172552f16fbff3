import { expect, test } from 'vitest'
import { clientAddress, createProxyList } from './address.ts'

const nobody = createProxyList([])
const proxies = createProxyList(['10.0.0.0/8', '192.0.2.1', 'fd00::/8'])

test('without a trusted proxy, forwarding headers are ignored [SEC-8]', () => {
  expect(clientAddress(nobody, '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  expect(clientAddress(nobody, '127.0.0.1', '198.51.100.1')).toBe('127.0.0.1')
  expect(clientAddress(nobody, '::ffff:203.0.113.7', undefined)).toBe('203.0.113.7')
  expect(clientAddress(proxies, '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
})

test('behind trusted proxies the client is the last hop that is not a trusted proxy [RUN-10, SEC-8]', () => {
  expect(clientAddress(proxies, '10.1.2.3', '198.51.100.1')).toBe('198.51.100.1')
  expect(clientAddress(proxies, '192.0.2.1', '6.6.6.6, 198.51.100.1, 10.9.9.9')).toBe('198.51.100.1')
  expect(clientAddress(proxies, 'fd00::1', '2001:db8::5')).toBe('2001:db8::5')
  expect(clientAddress(proxies, '::ffff:10.1.2.3', '198.51.100.1')).toBe('198.51.100.1')
})

test('a proxy without valid forwarding headers counts as the client', () => {
  expect(clientAddress(proxies, '10.1.2.3', undefined)).toBe('10.1.2.3')
  expect(clientAddress(proxies, '10.1.2.3', '')).toBe('10.1.2.3')
  expect(clientAddress(proxies, '10.1.2.3', 'unknown')).toBe('10.1.2.3')
  expect(clientAddress(proxies, '10.1.2.3', '198.51.100.1, <script>')).toBe('10.1.2.3')
  expect(clientAddress(proxies, '', '198.51.100.1')).toBe('')
})
