import { expect, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { printStartupMessage } from './startup-message.ts'

const said = (env: Record<string, string>, flags: string[], baseUrl: string): string => {
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

test('on this machine alone it says where it is and where the data lies, and no more', () => {
  expect(said({}, [], 'http://localhost:3000')).toBe(
    'Glowjar is ready: http://localhost:3000\nYour data lies in /srv/glowjar\n',
  )
})

test('on the home network it draws the address for a phone, and says what needs https [RUN-3]', () => {
  const text = said({}, ['--lan'], 'http://192.168.1.5:3000')
  expect(text).toContain('http://192.168.1.5:3000')
  expect(text).toMatch(/[█▀▄]{10}/)
  expect(text).toContain('need https')
})

test('plain http beyond this machine is warned about in one line, https is not [ACC-26]', () => {
  const warnings = (text: string) => text.split('\n').filter((line) => line.includes('plain http'))
  expect(warnings(said({ HOST: '0.0.0.0' }, [], 'http://jar.example.org'))).toHaveLength(1)
  expect(warnings(said({ HOST: '0.0.0.0' }, [], 'https://jar.example.org'))).toEqual([])
  expect(warnings(said({}, [], 'http://localhost:3000'))).toEqual([])
})
