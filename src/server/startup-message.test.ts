import { expect, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { printStartupMessage } from './startup-message.ts'

const captureStartupMessage = (env: Record<string, string>, flags: string[], baseUrl: string): string => {
  const lines: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  try {
    printStartupMessage(readConfig(env, flags), baseUrl, '/srv/glowjar')
  } finally {
    write.mockRestore()
  }
  return lines.join('')
}

test('on loopback it prints only its address and the data folder', () => {
  expect(captureStartupMessage({}, [], 'http://localhost:3000')).toBe(
    'Glowjar is ready: http://localhost:3000\nYour data is stored in /srv/glowjar\n',
  )
})

test('on a home network it prints a QR code of its address, and what requires https [RUN-3]', () => {
  const text = captureStartupMessage({}, ['--lan'], 'http://192.168.1.5:3000')
  expect(text).toContain('http://192.168.1.5:3000')
  expect(text).toMatch(/[█▀▄]{10}/)
  expect(text).toContain('need https')
})

test('warns about plain http beyond loopback in one line, and not about https [ACC-26]', () => {
  const warnings = (text: string) => text.split('\n').filter((line) => line.includes('plain http'))
  expect(warnings(captureStartupMessage({ HOST: '0.0.0.0' }, [], 'http://jar.example.org'))).toHaveLength(1)
  expect(warnings(captureStartupMessage({ HOST: '0.0.0.0' }, [], 'https://jar.example.org'))).toEqual([])
  expect(warnings(captureStartupMessage({}, [], 'http://localhost:3000'))).toEqual([])
})
