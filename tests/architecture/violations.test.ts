import { describe, expect, test } from 'vitest'
import { lint } from './lint.ts'

describe('each planted violation is reported', () => {
  const { files, findings } = lint('violations')

  test.each([...files])('%s', (name, text) => {
    const [, rule, part = ''] = /^\/\/ caught by (\S+\)): ?(.*)$/m.exec(text) ?? []
    const found = findings.filter(({ filename, code }) => filename === name && code === rule)
    expect(found.map(({ message, help }) => `${message} ${help}`).join('\n')).toContain(part)
    expect(found.length).toBeGreaterThan(0)
  })
})

test('allowed imports are not reported', () => {
  const { files, findings } = lint('allowed')
  expect(files.size).toBeGreaterThan(0)
  expect(findings.map(({ filename, code, message, help }) => `${filename}: ${code} ${message} ${help}`)).toEqual([])
})
