import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { column } from '#shared/records/record.ts'
import { findNewestVersion, upgradeFile } from './version.ts'

const renameTitle = ({ title, ...file }: Readonly<Record<string, unknown>>) => ({ ...file, name: title })

test('an older file goes through every upgrader up to the newest version', () => {
  const upgraders = { 2: renameTitle }
  expect(upgradeFile({ version: 1, title: 'Sing' }, 3, upgraders)).toEqual({ version: 3, name: 'Sing' })
  expect(upgradeFile({ version: 3, title: 'Sing' }, 3, upgraders)).toEqual({ version: 3, title: 'Sing' })
})

test('a new column or a new upgrader raises the version', () => {
  const title = column(z.string(), { export: 'title' })
  const note = column(z.nullable(z.string()), { export: { name: 'note', since: 4, absent: null } })
  expect(findNewestVersion({ habits: { title } }, {})).toBe(1)
  expect(findNewestVersion({ habits: { title, note } }, {})).toBe(4)
  expect(findNewestVersion({ habits: { title } }, { 2: renameTitle })).toBe(3)
})
