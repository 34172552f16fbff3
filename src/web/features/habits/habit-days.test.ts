import { expect, test } from 'vitest'
import type { Habit, HabitDay } from '#shared/habits/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { findChildrenIfAllDone } from '#shared/habits/habit-state.ts'
import { familyToday, habitFixture } from '#web/testing/habit-fixture.ts'
import {
  canCheckInPastDay,
  findNextTargetDays,
  displayStateOn,
  listDaysOfEarlierStreaks,
  computeCurrentDay,
  applyCheckIn,
  applyCheckInUndo,
} from './habit-days.ts'

const today = '2026-11-20'

const letters = { d: 'done', r: 'rest', m: 'missed', o: 'open', b: 'before' } as const

/** Returns a habit with its last days from letters, today last. */
const createHabit = (days: string, about: Partial<Habit> = {}): Habit => ({
  id: '01d00000-0000-7000-8000-000000000001',
  childId: '01a00000-0000-7000-8000-000000000001',
  title: 'Read 15 minutes',
  description: null,
  cue: null,
  difficulty: 'easy',
  points: 2,
  targetDays: 21,
  currentStreak: 0,
  longestStreak: 0,
  checkinCount: 0,
  restsHeld: 0,
  isCompleted: false,
  canCheckin: true,
  todayActId: null,
  recentDays: Array.from(days, (letter, n): HabitDay => {
    const state = letters[letter as keyof typeof letters]
    return { date: addDays(today, n - days.length + 1), state }
  }),
  restsAhead: [],
  createdAt: '2026-11-01T08:00:00.000Z',
  ...about,
})

test('a check-in of today increases the streak and the longest streak immediately', () => {
  const habit = createHabit('bbbbbbbbbbbddo', { currentStreak: 2, longestStreak: 2, checkinCount: 2 })
  expect(applyCheckIn(habit, today, today)).toMatchObject({
    currentStreak: 3,
    longestStreak: 3,
    checkinCount: 3,
    canCheckin: false,
  })
})

test('a streak that started before the loaded days keeps its earlier days', () => {
  const habit = createHabit('dddddddddddddo', { currentStreak: 40, longestStreak: 40, checkinCount: 50 })
  expect(applyCheckIn(habit, today, today).currentStreak).toBe(41)
})

test('filling a gap joins the streaks on both sides', () => {
  const habit = createHabit('bbbbbbbbdddmdo', { currentStreak: 1, longestStreak: 3, checkinCount: 4 })
  expect(applyCheckIn(habit, addDays(today, -2), today)).toMatchObject({ currentStreak: 5, longestStreak: 5 })
})

test('a rest keeps the streak and does not count', () => {
  const habit = createHabit('bbbbbbbbbbddro', { currentStreak: 2, longestStreak: 2, checkinCount: 2 })
  expect(applyCheckIn(habit, today, today).currentStreak).toBe(3)
})

test('a second check-in of a day changes nothing', () => {
  const habit = createHabit('bbbbbbbbbbbbbd', { currentStreak: 1, checkinCount: 1 })
  expect(applyCheckIn(habit, today, today)).toBe(habit)
})

test('undoing the check-in of today opens the day again', () => {
  const habit = createHabit('bbbbbbbbbbbbdd', { currentStreak: 2, checkinCount: 2, canCheckin: false, todayActId: 'x' })
  expect(applyCheckInUndo(habit, today, today)).toMatchObject({
    currentStreak: 1,
    checkinCount: 1,
    canCheckin: true,
    todayActId: null,
  })
})

test('after midnight the new day is open although the response is of yesterday', () => {
  const tomorrow = addDays(today, 1)
  const habit = createHabit('bbbbbbbbbbbbbd')
  expect(computeCurrentDay(habit, tomorrow)).toBe(tomorrow)
  expect(displayStateOn(habit, tomorrow, tomorrow)).toBe('open')
  expect(applyCheckIn(habit, tomorrow, tomorrow).recentDays.at(-1)).toEqual({ date: tomorrow, state: 'done' })
})

test.each([
  ['bbbbbbbdmmmmmd', 1, [6]],
  ['bbbbbbbdmdrdro', 2, [6]],
  ['bbbbbbbdrdrdro', 3, []],
  ['bbbbbbbddmmmmo', 0, [6, 5]],
  ['dddddddddddddd', 40, []],
  ['bbbbbbbbbbbbbo', 0, []],
])('of %s with a streak of %i, the done days before it belong to earlier ones [HAB-73]', (days, currentStreak, ago) => {
  const earlier = listDaysOfEarlierStreaks(createHabit(days, { currentStreak }))
  expect(earlier).toEqual(ago.map((daysAgo) => addDays(today, -daysAgo)))
})

test('filling the missed day in brings the days before it back [HAB-73]', () => {
  const habit = createHabit('bbbbbbbddmddmd', { currentStreak: 1 })
  const filledIn = applyCheckIn(habit, addDays(today, -1), today)
  expect(listDaysOfEarlierStreaks(filledIn)).toEqual([-6, -5].map((days) => addDays(today, days)))
})

test('a future day is a rest if one is set', () => {
  const ahead = [1, 2].map((days) => addDays(today, days))
  const habit = createHabit('bbbbbbbbbbbbbo', { restsAhead: ahead.slice(1) })
  expect(ahead.map((day) => displayStateOn(habit, day, today))).toEqual(['future', 'rest'])
})

test('a clock that is behind the server does not change the server’s day', () => {
  expect(computeCurrentDay(createHabit('bbbbbbbbbbbbbo'), addDays(today, -1))).toBe(today)
})

test('the last six days can be filled in, also rests and days before the first check-in; older or completed days cannot [HAB-50]', () => {
  const habit = createHabit('mmmmmmmmbrdmmo')
  const fillable = (back: number) => canCheckInPastDay(habit, addDays(today, -back), today)
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(fillable)).toEqual([false, true, true, false, true, true, true, false])
  expect(canCheckInPastDay({ ...habit, isCompleted: true }, addDays(today, -1), today)).toBe(false)
})

test('the next target after 21 is 30, after 66 is 100, and 365 is the last [HAB-52]', () => {
  expect([1, 21, 30, 66, 100, 300, 365].map(findNextTargetDays)).toEqual([7, 30, 66, 100, 180, 365, null])
})

const doneToday = habitFixture({}, [0])

test('all are done when each habit of today is; children without habits are left out [JOY-10]', () => {
  const groups = [
    { childId: 'mia', habits: [doneToday, doneToday] },
    { childId: 'leo', habits: [] },
    { childId: 'noa', habits: [doneToday, habitFixture({ isCompleted: true })] },
  ]
  expect(findChildrenIfAllDone(groups, familyToday())).toEqual(['mia', 'noa'])
})

test('not all are done while one is open [JOY-10]', () => {
  expect(findChildrenIfAllDone([{ childId: 'mia', habits: [doneToday, habitFixture()] }], familyToday())).toEqual([])
})
