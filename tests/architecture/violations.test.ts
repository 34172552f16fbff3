import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createSubfolderBoundaries, folderBoundaries } from '#scripts/lint/boundaries.ts'
import type { RestrictedImport } from '#scripts/lint/restricted-imports.ts'
import { allowedFiles } from './allowed-files.ts'
import { lint } from './lint.ts'
import { plantedImports, plantedImportsByFile } from './planted-imports.ts'
import { violations } from './planted-violations.ts'

const files = Object.entries(plantedImportsByFile).map(([name, imports]) => ({
  name,
  imports: imports.map((key) => plantedImports[key]),
}))

const findings = lint({
  ...Object.assign({}, ...violations.map((violation) => violation.files)),
  ...Object.fromEntries(files.map(({ name, imports }) => [name, imports.map(([line]) => line).join('\n')])),
})

describe('each planted violation is reported', () => {
  const cases = violations.flatMap((violation) =>
    Object.keys(violation.files).map((name) => ({ name, rule: violation.rule, part: violation.message })),
  )

  test.each(cases)('$name', ({ name, rule, part }) => {
    const found = findings.filter(({ filename, code }) => filename === name && code === rule)
    expect(found.map(({ message, help }) => `${message} ${help}`).join('\n')).toContain(part)
    expect(found.length).toBeGreaterThan(0)
  })
})

describe('each planted import is reported', () => {
  /** Returns the messages of the restricted imports in a line (from 0) of a file. */
  const messagesAt = (name: string, index: number) =>
    findings
      .filter(({ filename, code }) => filename === name && code === 'eslint(no-restricted-imports)')
      .filter(({ labels }) => labels.some(({ span }) => span.line === index + 1))
      .map(({ message, help }) => `${message} ${help}`)
      .join('\n')

  test.each(files)('$name', ({ name, imports }) => {
    expect(imports.filter(([, part], index) => !messagesAt(name, index).includes(part))).toEqual([])
  })

  // The last boundary that matches a file counts.
  const boundaries = [...folderBoundaries, ...createSubfolderBoundaries('habits')]
  const boundaryOf = (name: string) =>
    boundaries.findLast(({ files: globs }) => globs.some((glob) => path.matchesGlob(name, glob)))

  /** Returns whether a file contains an import that is reported because of a restriction. */
  const triggers = ({ name, imports }: (typeof files)[number], { regex, message }: RestrictedImport) =>
    imports.some(([line], index) => {
      const [, specifier = ''] = /'(.+)'/.exec(line) ?? []
      return new RegExp(regex).test(specifier) && messagesAt(name, index).includes(message)
    })

  const cases = boundaries.flatMap((boundary) => boundary.files.map((glob) => ({ glob, boundary })))

  test.each(cases)('every restriction of $glob has a planted import', ({ glob, boundary }) => {
    const planted = files.filter(({ name }) => boundaryOf(name) === boundary && path.matchesGlob(name, glob))
    const missing = boundary.imports.filter((restriction) => !planted.some((file) => triggers(file, restriction)))
    expect(missing).toEqual([])
  })
})

test('allowed code is not reported', () => {
  const messages = lint(allowedFiles).map(
    ({ filename, code, message, help }) => `${filename}: ${code} ${message} ${help}`,
  )
  expect(messages).toEqual([])
})
