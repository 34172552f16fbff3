import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSubfolderBoundaries, folderBoundaries } from '#scripts/lint/boundaries.ts'
import type { RestrictedImport } from '#scripts/lint/restricted-imports.ts'
import { lint } from './lint.ts'

const { files, findings } = lint('violations')

describe('each planted violation is reported', () => {
  const single = [...files].filter(([, text]) => !text.startsWith('// each import is caught'))

  test.each(single)('%s', (name, text) => {
    const [, rule, part = ''] = /^\/\/ caught by (\S+\)): ?(.*)$/m.exec(text) ?? []
    const found = findings.filter(({ filename, code }) => filename === name && code === rule)
    expect(found.map(({ message, help }) => `${message} ${help}`).join('\n')).toContain(part)
    expect(found.length).toBeGreaterThan(0)
  })
})

describe('each planted import is reported', () => {
  const several = [...files].filter(([, text]) => text.startsWith('// each import is caught'))

  /** Returns the messages of the restricted imports in a line (from 1) of a file. */
  const messagesAt = (name: string, line: number) =>
    findings
      .filter(({ filename, code }) => filename === name && code === 'eslint(no-restricted-imports)')
      .filter(({ labels }) => labels.some(({ span }) => span.line === line))
      .map(({ message, help }) => `${message} ${help}`)
      .join('\n')

  test.each(several)('%s', (name, text) => {
    const [, ...imports] = text.trimEnd().split('\n')
    expect(imports).not.toEqual([])
    const unreported = imports.filter((line, index) => {
      const [, part] = /^import .* \/\/ (.+)$/.exec(line) ?? []
      return !part || !messagesAt(name, index + 2).includes(part)
    })
    expect(unreported).toEqual([])
  })

  // The last boundary that matches a file counts.
  const boundaries = [...folderBoundaries, ...createSubfolderBoundaries('habits')]
  const boundaryOf = (name: string) =>
    boundaries.findLast(({ files: globs }) => globs.some((glob) => path.matchesGlob(name, glob)))

  /** Returns whether a file with this text contains an import that is reported because of a restriction. */
  const triggers = (name: string, text: string, { regex, message }: RestrictedImport) =>
    text.split('\n').some((line, index) => {
      const [, specifier] = /\bfrom '(.+)'|^import '(.+)'/.exec(line)?.filter(Boolean) ?? []
      return specifier && new RegExp(regex).test(specifier) && messagesAt(name, index + 1).includes(message)
    })

  const cases = boundaries.flatMap((boundary) => boundary.files.map((glob) => ({ glob, boundary })))

  test.each(cases)('every restriction of $glob has a planted import', ({ glob, boundary }) => {
    const planted = [...files].filter(([name]) => boundaryOf(name) === boundary && path.matchesGlob(name, glob))
    const missing = boundary.imports.filter(
      (restriction) => !planted.some(([name, text]) => triggers(name, text, restriction)),
    )
    expect(missing).toEqual([])
  })
})

test('allowed imports are not reported', () => {
  const allowed = lint('allowed')
  expect(allowed.files.size).toBeGreaterThan(0)
  const messages = allowed.findings.map(
    ({ filename, code, message, help }) => `${filename}: ${code} ${message} ${help}`,
  )
  expect(messages).toEqual([])
})
