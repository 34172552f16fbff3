import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { seededBugs } from './seeded-bugs.ts'
import { suites } from './suites.ts'

const root = path.resolve(import.meta.dirname, '..')

test.for(seededBugs)('the source of the seeded bug "$name" is unique, and its test exists', ({ edits, noticedBy }) => {
  for (const { file, right } of edits) expect(readFileSync(path.join(root, file), 'utf8').split(right)).toHaveLength(2)
  expect(existsSync(path.join(root, noticedBy))).toBe(true)
})

test('every suite of the reliability run exists', () => {
  expect(suites.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})
