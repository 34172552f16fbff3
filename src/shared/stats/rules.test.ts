import { expect, test } from 'vitest'
import { computeLowestBalance, computePointsPerWeek, listPaceWeeks } from './rules.ts'

test.each([
  [[], null],
  [[70], null],
  [[70, 20], 45],
  [[300, 20, 40], 40],
  [[10, 500, 30, 20], 25],
  [[0, 0, 0, 90], 0],
])('the pace of weeks with %j points is their median: %s [RWD-41]', (weeks, pace) => {
  expect(computePointsPerWeek(weeks)).toBe(pace)
})

test('the last four full weeks count, from the family’s first day of the week [FAM-35, RWD-41]', () => {
  const days = (...numbers: number[]) => numbers.map((day) => `2026-11-${String(day).padStart(2, '0')}`)
  expect(listPaceWeeks('2026-11-30', 'sunday', '2020-01-01')).toEqual(days(22, 15, 8, 1))
  expect(listPaceWeeks('2026-11-29', 'sunday', '2020-01-01')).toEqual(days(22, 15, 8, 1))
  expect(listPaceWeeks('2026-11-29', 'monday', '2020-01-01')).toEqual([...days(16, 9, 2), '2026-10-26'])
  expect(listPaceWeeks('2026-11-28', 'saturday', '2020-01-01')).toEqual([...days(21, 14, 7), '2026-10-31'])
})

test('a week counts if the child was there from its first day on [RWD-41]', () => {
  expect(listPaceWeeks('2026-11-30', 'sunday', '2026-11-15')).toEqual(['2026-11-22', '2026-11-15'])
  expect(listPaceWeeks('2026-11-30', 'sunday', '2026-11-16')).toEqual(['2026-11-22'])
})

test.each([
  [40, [], 40],
  [40, [10, 5], 25],
  [40, [30, -60, 20], 10],
  [-5, [-5], -5],
])(
  'the lowest balance on the way to %i after changes of %j, latest first, is %i [RWD-45]',
  (balance, changes, lowest) => {
    expect(computeLowestBalance(balance, changes)).toBe(lowest)
  },
)
