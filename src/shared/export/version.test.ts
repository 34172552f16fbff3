import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { column } from '#shared/records/record.ts'
import { fileVersion, findNewestVersion, upgradeFile } from './version.ts'

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

test('a file without times of acts and days of activities gets them: of check-ins and moments their own, else in the zone of the family [EXP-8]', () => {
  const at = '2026-11-20T23:30:00.000Z'
  const activity = (actId: string, undoes: string | null = null) => ({ id: actId, actId, createdAt: at, undoes })
  const file = {
    version: 3,
    family: { timeZone: 'Asia/Kathmandu' },
    acts: [
      { id: 'check-in', at, kind: 'check_in', effect: { date: '2026-11-18' } },
      { id: 'award', at, kind: 'behavior', effect: { quick: null } },
    ],
    children: [
      {
        moments: [{ actId: 'moment', date: '2025-12-24' }],
        activities: [activity('check-in'), activity('moment'), activity('award'), activity('undo', 'check-in')],
      },
    ],
  }
  const upgraded = upgradeFile(file, 4)
  expect(upgraded).toMatchObject({ acts: [{ happenedAt: at }, { happenedAt: at }] })
  const days = ['2026-11-18', '2025-12-24', '2026-11-21', '2026-11-21']
  expect(upgraded).toMatchObject({ children: [{ activities: days.map((day) => ({ happenedAt: at, day })) }] })
  for (const malformed of [{ acts: 7 }, { children: [null, { activities: 'x', moments: {} }] }, { family: null }]) {
    expect(upgradeFile({ ...file, ...malformed })).toMatchObject({ version: fileVersion })
  }
})
