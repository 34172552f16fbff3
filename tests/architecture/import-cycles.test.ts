import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findImportCycle } from './import-cycles.ts'

test('there are no import cycles, including import()', () => {
  expect(findImportCycle(path.resolve(import.meta.dirname, '../..'))).toBeNull()
})

test('finds a planted cycle of a type import and an import()', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'glowjar-cycle-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(path.join(root, 'src/web'), { recursive: true })
  writeFileSync(path.join(root, 'src/web/bubble.ts'), "import type { Props } from '#web/button.ts'\n")
  writeFileSync(path.join(root, 'src/web/button.ts'), "export const load = () => import('./bubble.ts')\n")
  expect(new Set(findImportCycle(root))).toEqual(new Set(['src/web/bubble.ts', 'src/web/button.ts']))
})
