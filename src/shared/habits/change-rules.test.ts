import { describe, expect, test } from 'vitest'
import {
  createHabitDays,
  toCompactStreak,
  noStreak,
  computeCounts,
  type HabitDays,
  type LongestStreak,
  type MarkedDay,
} from '#shared/habits/rules.ts'
import { addDays, listDaysFrom } from '#shared/time/day.ts'
import { applyCheckIn, applyRests, removeCheckIn } from './change-rules.ts'

const first = '2026-09-01'
const habit = { difficulty: 'medium', targetDays: 3 } as const

describe('the longest streak', () => {
  const days = (picture: string, reached: LongestStreak | null = null): HabitDays => ({
    from: first,
    before: noStreak,
    reached,
    set: picture.split('').flatMap((mark, n): MarkedDay[] => {
      const day = addDays(first, n)
      return mark === '-' ? [] : [{ day, is: mark === 'd' ? 'done' : 'rest' }]
    }),
  })
  const dayAt = (n: number) => addDays(first, n)
  const longest = (changed: HabitDays) => computeCounts(toCompactStreak(changed), dayAt(40), false).longest
  const removeRest = (known: HabitDays, n: number) => applyRests(known, { from: dayAt(n), to: dayAt(n), rest: false })

  test('is remembered with its first and last day when a rest is removed', () => {
    const changed = removeRest(days('d--ddrdd-d'), 5)
    expect(changed.reached).toEqual({ run: 4, from: dayAt(3), to: dayAt(7) })
    expect(longest(changed)).toBe(4)
  })

  test('is not remembered when another one is as long', () => {
    expect(removeRest(days('dddd--ddrdd'), 8).reached).toBeNull()
    expect(removeRest(days('ddrdd', { run: 4, from: dayAt(-9), to: dayAt(-1) }), 2).reached).not.toBeNull()
  })

  test('counts the done days of the remembered one that are left, and no more than it had', () => {
    const reached = { run: 4, from: dayAt(0), to: dayAt(4) }
    const known = days('dd-dd', reached)
    expect(longest(known)).toBe(4)
    expect(longest(removeCheckIn(known, dayAt(4)))).toBe(3)
    expect(longest(removeCheckIn(known, dayAt(5)))).toBe(4)
    expect(longest(days('ddd-d-', { ...reached, run: 3 }))).toBe(3)
  })

  test('is replaced by a longer one', () => {
    const known = days('dd-ddddd', { run: 4, from: dayAt(0), to: dayAt(4) })
    expect(longest(known)).toBe(5)
    expect(applyCheckIn(habit, known, dayAt(8), dayAt(8)).days.reached).toEqual(known.reached)
    expect(removeRest(days('dd-dddrdd', known.reached), 6).reached).toEqual({ run: 5, from: dayAt(3), to: dayAt(8) })
  })

  test('stays when a check-in moves an earned rest before a missed day', () => {
    const known = days(`${'d'.repeat(19)}rd-d--ddddd`)
    expect(longest(known)).toBe(26)
    const { days: changed } = applyCheckIn(habit, known, dayAt(19), dayAt(28))
    expect(changed.reached?.run).toBe(26)
    expect(longest(changed)).toBe(26)
  })

  test('decreases when a check-in is undone', () => {
    expect(longest(removeCheckIn(days('ddddd'), dayAt(2)))).toBe(2)
  })
})

describe('a check-in', () => {
  const days = (count: number): HabitDays =>
    createHabitDays(
      listDaysFrom(first, count).map((day) => ({ day, is: 'done' })),
      first,
      null,
    )

  test.for([
    [1, false, 0],
    [2, true, 50],
    [3, true, 50],
  ] as const)('with %i days before it and a target of 3 completes: %s', ([count, completed, bonus]) => {
    const day = addDays(first, count)
    expect(applyCheckIn(habit, days(count), day, day)).toMatchObject({ completed, bonus })
  })

  test('completes nothing when the streak ended before yesterday', () => {
    const day = addDays(first, 2)
    expect(applyCheckIn(habit, days(2), day, addDays(day, 1)).completed).toBe(true)
    expect(applyCheckIn(habit, days(2), day, addDays(day, 2)).completed).toBe(false)
  })
})

test('setting rests keeps check-ins and other rests; removing them leaves those outside the range', () => {
  const known = createHabitDays([{ day: addDays(first, 1), is: 'done' }], first, null)
  const range = { from: first, to: addDays(first, 3) }
  const rested = applyRests(known, { ...range, rest: true })
  expect(toCompactStreak(rested).marks).toBe('rdrr')
  expect(toCompactStreak(applyRests(rested, { from: first, to: addDays(first, 2), rest: false })).marks).toBe('-d-r')
  expect(applyRests(known, { from: range.to, to: first, rest: true }).set).toEqual(known.set)
})
