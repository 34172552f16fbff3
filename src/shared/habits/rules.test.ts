import { describe, expect, test } from 'vitest'
import { addDays, listDaysFrom, type Day } from '#shared/time/day.ts'
import {
  checkInPointsByDifficulty,
  completionPointsByDifficulty,
  reachesTarget,
  foldDaysBefore,
  computeCounts,
  noStreak,
  computeDayStates,
  type DayState,
  type CompactStreak,
  type StreakCounts,
} from './rules.ts'

const first = '2026-09-01'

/** Returns the streak state with one letter for each day: `d` done, `r` rest, `-` neither. */
const createStreak = (picture: string): CompactStreak => ({ from: first, before: noStreak, marks: picture })

/** Returns the streak counts on the day after the days of the letters. */
const computeCountsAfter = (picture: string): StreakCounts =>
  computeCounts(createStreak(picture), addDays(first, picture.length), false)

const formatDayStates = (picture: string, today: Day, isCompleted = false): string => {
  const letters: Record<DayState, string> = { done: 'd', rest: 'r', missed: 'x', open: 'o', before: '.' }
  const days = listDaysFrom(first, picture.length)
  return computeDayStates(createStreak(picture), days, today, isCompleted)
    .map((state) => letters[state])
    .join('')
}

describe('a streak', () => {
  test('grows by a done day, also by today', () => {
    expect(computeCountsAfter('ddd')).toMatchObject({ run: 3, longest: 3, checkIns: 3 })
    expect(computeCounts(createStreak('ddd'), addDays(first, 2), false)).toMatchObject({ run: 3 })
  })

  test('lasts while today is open', () => {
    expect(computeCounts(createStreak('ddd'), addDays(first, 3), false)).toMatchObject({ run: 3 })
  })

  test('ends with the first missed day that is over', () => {
    expect(computeCounts(createStreak('ddd'), addDays(first, 4), false)).toMatchObject({ run: 0, longest: 3 })
  })

  test('is neither broken nor lengthened by a rest [HAB-24]', () => {
    expect(computeCountsAfter('ddrrd')).toMatchObject({ run: 3, longest: 3, checkIns: 3 })
  })

  test('joins both parts when the gap between them is filled', () => {
    expect(computeCountsAfter('dd-dd')).toMatchObject({ run: 2, longest: 2 })
    expect(computeCountsAfter('ddddd')).toMatchObject({ run: 5, longest: 5 })
  })

  test('does not span a gap, even if the gap is today [HAB-60]', () => {
    expect(computeCounts(createStreak('dd-d'), addDays(first, 2), false)).toMatchObject({ run: 1, longest: 2 })
  })

  test('is zero before the first check-in, also with rests', () => {
    expect(computeCountsAfter('---')).toEqual(noStreak)
    expect(computeCountsAfter('rr-r')).toEqual(noStreak)
  })
})

describe('an earned rest', () => {
  test('is earned with every seventh check-in [CON-28, HAB-26]', () => {
    expect(computeCountsAfter('dddddd').held).toBe(0)
    expect(computeCountsAfter('ddddddd').held).toBe(1)
    expect(computeCountsAfter('d'.repeat(14)).held).toBe(2)
  })

  test('counts check-ins over gaps', () => {
    expect(computeCountsAfter('ddd---dddd')).toMatchObject({ run: 4, checkIns: 7, held: 1 })
  })

  test('is held at most two at a time [CON-28, HAB-26]', () => {
    expect(computeCountsAfter('d'.repeat(35)).held).toBe(2)
  })

  test('is used by the earliest missed day and keeps the streak [HAB-27]', () => {
    expect(computeCountsAfter('ddddddd-d')).toMatchObject({ run: 8, longest: 8, held: 0 })
    expect(computeCountsAfter('ddddddd-d-d')).toMatchObject({ run: 1, longest: 8, held: 0 })
    expect(formatDayStates('ddddddd-d-d', addDays(first, 11))).toBe('dddddddrdxd')
  })

  test('is used twice in a row if two are held', () => {
    expect(computeCountsAfter(`${'d'.repeat(14)}--d`)).toMatchObject({ run: 15, held: 0 })
    expect(computeCountsAfter(`${'d'.repeat(14)}---d`)).toMatchObject({ run: 1, held: 0 })
  })

  test('is returned when the missed day is filled in or becomes a set rest', () => {
    expect(computeCountsAfter('dddddddd').held).toBe(1)
    expect(computeCountsAfter('dddddddrd').held).toBe(1)
  })

  test('is not used by today', () => {
    expect(computeCounts(createStreak('ddddddd'), addDays(first, 7), false)).toMatchObject({ run: 7, held: 1 })
    expect(computeCounts(createStreak('ddddddd'), addDays(first, 8), false)).toMatchObject({ run: 7, held: 0 })
    expect(computeCounts(createStreak('ddddddd'), addDays(first, 9), false)).toMatchObject({ run: 0, held: 0 })
  })

  test('is not used by a set rest', () => {
    expect(computeCountsAfter('dddddddr')).toMatchObject({ run: 7, held: 1 })
  })
})

describe('the state of a day', () => {
  test('is before until the first check-in, except for today [HAB-14]', () => {
    expect(formatDayStates('---', addDays(first, 2))).toBe('..o')
    expect(formatDayStates('--d', addDays(first, 2))).toBe('..d')
  })

  test('is open today and later [HAB-14]', () => {
    expect(formatDayStates('d----', addDays(first, 2))).toBe('dxooo')
    expect(formatDayStates('d-d-r', addDays(first, 1))).toBe('dodor')
  })

  test('is rest if one is set, before or after today [HAB-14]', () => {
    expect(formatDayStates('rd-rr', addDays(first, 3))).toBe('rdxrr')
  })

  test('is the same after settling', () => {
    const whole = createStreak('ddddddd-d-dd---d')
    const today = addDays(first, 16)
    const days = listDaysFrom(addDays(first, 6), 10)
    expect(computeDayStates(foldDaysBefore(whole, addDays(first, 5)), days, today, false)).toEqual(
      computeDayStates(whole, days, today, false),
    )
  })
})

describe('a completed habit', () => {
  test('keeps the counts of its last done day [HAB-58]', () => {
    const today = addDays(first, 40)
    expect(computeCounts(createStreak('ddd'), today, true)).toMatchObject({ run: 3, held: 0 })
    expect(computeCounts(createStreak('ddd'), today, false)).toMatchObject({ run: 0 })
    expect(formatDayStates('ddd--', addDays(first, 4), true)).toBe('dddro')
  })
})

test('points follow the difficulty [CON-1, CON-2, CON-3, HAB-5]', () => {
  expect(checkInPointsByDifficulty).toEqual({ easy: 2, medium: 5, hard: 10 })
  expect(completionPointsByDifficulty).toEqual({ easy: 20, medium: 50, hard: 100 })
})

test('a target is reached by at least as many days [HAB-30]', () => {
  expect([20, 21, 22].map((run) => reachesTarget(run, 21))).toEqual([false, true, true])
})

const today = '2026-11-20'

test('ten idle years are computed like ten idle days', () => {
  expect(computeCounts(createStreak('d'.repeat(20)), addDays(today, 3650), false)).toEqual({
    run: 0,
    longest: 20,
    checkIns: 20,
    held: 0,
  })
})
