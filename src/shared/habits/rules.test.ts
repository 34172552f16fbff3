import { describe, expect, test } from 'vitest'
import { addDays, daysFrom, type Day } from '#shared/time/day.ts'
import {
  checkInPoints,
  completionPoints,
  reachesTarget,
  settleStreak,
  streakAt,
  noStreak,
  dayStates,
  type DayState,
  type StreakState,
  type StreakCounts,
} from './rules.ts'

const first = '2026-09-01'

/** Returns the state for letters of days: `d` done, `r` rest, `-` neither. */
const streak = (picture: string): StreakState => ({ from: first, before: noStreak, marks: picture })

/** Returns the counts on the day after the letters. */
const after = (picture: string): StreakCounts => streakAt(streak(picture), addDays(first, picture.length), false)

const states = (picture: string, today: Day, isCompleted = false): string => {
  const letters: Record<DayState, string> = { done: 'd', rest: 'r', missed: 'x', open: 'o', before: '.' }
  const days = daysFrom(first, picture.length)
  return dayStates(streak(picture), days, today, isCompleted)
    .map((state) => letters[state])
    .join('')
}

describe('a streak', () => {
  test('grows by a done day, also by today', () => {
    expect(after('ddd')).toMatchObject({ run: 3, longest: 3, checkIns: 3 })
    expect(streakAt(streak('ddd'), addDays(first, 2), false)).toMatchObject({ run: 3 })
  })

  test('lasts while today is open', () => {
    expect(streakAt(streak('ddd'), addDays(first, 3), false)).toMatchObject({ run: 3 })
  })

  test('ends with the first missed day that is over', () => {
    expect(streakAt(streak('ddd'), addDays(first, 4), false)).toMatchObject({ run: 0, longest: 3 })
  })

  test('is neither broken nor lengthened by a rest [HAB-24]', () => {
    expect(after('ddrrd')).toMatchObject({ run: 3, longest: 3, checkIns: 3 })
  })

  test('joins both parts when the gap between them is filled', () => {
    expect(after('dd-dd')).toMatchObject({ run: 2, longest: 2 })
    expect(after('ddddd')).toMatchObject({ run: 5, longest: 5 })
  })

  test('does not span a gap, even if the gap is today [HAB-60]', () => {
    expect(streakAt(streak('dd-d'), addDays(first, 2), false)).toMatchObject({ run: 1, longest: 2 })
  })

  test('is zero before the first check-in, also with rests', () => {
    expect(after('---')).toEqual(noStreak)
    expect(after('rr-r')).toEqual(noStreak)
  })
})

describe('an earned rest', () => {
  test('is earned with every seventh check-in [CON-28, HAB-26]', () => {
    expect(after('dddddd').held).toBe(0)
    expect(after('ddddddd').held).toBe(1)
    expect(after('d'.repeat(14)).held).toBe(2)
  })

  test('counts check-ins over gaps', () => {
    expect(after('ddd---dddd')).toMatchObject({ run: 4, checkIns: 7, held: 1 })
  })

  test('is held at most two at a time [CON-28, HAB-26]', () => {
    expect(after('d'.repeat(35)).held).toBe(2)
  })

  test('is used by the earliest missed day and keeps the streak [HAB-27]', () => {
    expect(after('ddddddd-d')).toMatchObject({ run: 8, longest: 8, held: 0 })
    expect(after('ddddddd-d-d')).toMatchObject({ run: 1, longest: 8, held: 0 })
    expect(states('ddddddd-d-d', addDays(first, 11))).toBe('dddddddrdxd')
  })

  test('is used twice in a row if two are held', () => {
    expect(after(`${'d'.repeat(14)}--d`)).toMatchObject({ run: 15, held: 0 })
    expect(after(`${'d'.repeat(14)}---d`)).toMatchObject({ run: 1, held: 0 })
  })

  test('is returned when the missed day is filled in or becomes a set rest', () => {
    expect(after('dddddddd').held).toBe(1)
    expect(after('dddddddrd').held).toBe(1)
  })

  test('is not used by today', () => {
    expect(streakAt(streak('ddddddd'), addDays(first, 7), false)).toMatchObject({ run: 7, held: 1 })
    expect(streakAt(streak('ddddddd'), addDays(first, 8), false)).toMatchObject({ run: 7, held: 0 })
    expect(streakAt(streak('ddddddd'), addDays(first, 9), false)).toMatchObject({ run: 0, held: 0 })
  })

  test('is not used by a set rest', () => {
    expect(after('dddddddr')).toMatchObject({ run: 7, held: 1 })
  })
})

describe('the state of a day', () => {
  test('is before until the first check-in, except for today [HAB-14]', () => {
    expect(states('---', addDays(first, 2))).toBe('..o')
    expect(states('--d', addDays(first, 2))).toBe('..d')
  })

  test('is open today and later [HAB-14]', () => {
    expect(states('d----', addDays(first, 2))).toBe('dxooo')
    expect(states('d-d-r', addDays(first, 1))).toBe('dodor')
  })

  test('is rest if one is set, before or after today [HAB-14]', () => {
    expect(states('rd-rr', addDays(first, 3))).toBe('rdxrr')
  })

  test('is the same after settling', () => {
    const whole = streak('ddddddd-d-dd---d')
    const today = addDays(first, 16)
    const days = daysFrom(addDays(first, 6), 10)
    expect(dayStates(settleStreak(whole, addDays(first, 5)), days, today, false)).toEqual(
      dayStates(whole, days, today, false),
    )
  })
})

describe('a completed habit', () => {
  test('keeps the counts of its last done day [HAB-58]', () => {
    const today = addDays(first, 40)
    expect(streakAt(streak('ddd'), today, true)).toMatchObject({ run: 3, held: 0 })
    expect(streakAt(streak('ddd'), today, false)).toMatchObject({ run: 0 })
    expect(states('ddd--', addDays(first, 4), true)).toBe('dddro')
  })
})

test('points follow the difficulty [CON-1, CON-2, CON-3, HAB-5]', () => {
  expect(checkInPoints).toEqual({ easy: 2, medium: 5, hard: 10 })
  expect(completionPoints).toEqual({ easy: 20, medium: 50, hard: 100 })
})

test('a target is reached by at least as many days [HAB-30]', () => {
  expect([20, 21, 22].map((run) => reachesTarget(run, 21))).toEqual([false, true, true])
})

const today = '2026-11-20'

test('ten idle years are computed like ten idle days', () => {
  expect(streakAt(streak('d'.repeat(20)), addDays(today, 3650), false)).toEqual({
    run: 0,
    longest: 20,
    checkIns: 20,
    held: 0,
  })
})
