import { expect, test } from 'vitest'
import { listWeek, listWeeksOfMonth, startOfMonth } from './months.ts'

const today = '2026-11-20'

test.each([
  ['sunday', 15],
  ['monday', 16],
  ['saturday', 14],
] as const)('a week from %s has seven days from there on [HAB-41]', (weekStart, first) => {
  const dates = [0, 1, 2, 3, 4, 5, 6].map((days) => `2026-11-${first + days}`)
  expect(listWeek(today, weekStart)).toEqual(dates)
})

test('a month consists of full weeks [HAB-53]', () => {
  const weeks = listWeeksOfMonth('2026-02-01', 'sunday')
  expect(weeks).toHaveLength(4)
  expect(listWeeksOfMonth('2026-05-01', 'sunday')).toHaveLength(6)
  expect(listWeeksOfMonth('2026-11-01', 'sunday').at(-1)).toEqual([
    '2026-11-29',
    '2026-11-30',
    null,
    null,
    null,
    null,
    null,
  ])
  expect(listWeeksOfMonth('2026-11-01', 'monday').at(0)).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(listWeeksOfMonth('2026-11-01', 'monday').at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
})

test('months follow each other across the end of the year', () => {
  expect(startOfMonth('2026-12-31', 1)).toBe('2027-01-01')
  expect(startOfMonth('2026-01-15', -1)).toBe('2025-12-01')
})
