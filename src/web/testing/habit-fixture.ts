import type { Habit, HabitDay } from '#shared/habits/contract.ts'
import { recentDayCount } from '#shared/habits/rules.ts'
import { addDays, dayIn } from '#shared/time/day.ts'

/** Returns today in the time zone of `userFixture`. */
export const familyToday = (): string => dayIn(Date.now(), 'Europe/Madrid')

/** Returns a habit that was checked in some days ago (0 is today), with these properties replaced. */
export const habitFixture = (
  overrides: Partial<Habit> = {},
  doneDaysAgo: readonly number[] = [],
  missedDaysAgo: readonly number[] = [],
) => {
  const today = familyToday()
  const stateOf = (daysAgo: number): HabitDay['state'] => {
    if (doneDaysAgo.includes(daysAgo)) return 'done'
    if (missedDaysAgo.includes(daysAgo)) return 'missed'
    return daysAgo === 0 ? 'open' : 'before'
  }
  const isDone = doneDaysAgo.includes(0)
  const habit: Habit = {
    id: '01d00000-0000-7000-8000-000000000001',
    childId: '01a00000-0000-7000-8000-000000000001',
    title: 'Read 15 minutes',
    description: null,
    cue: 'brushing teeth',
    difficulty: 'easy',
    points: 2,
    targetDays: 21,
    currentStreak: doneDaysAgo.length,
    longestStreak: doneDaysAgo.length,
    checkinCount: doneDaysAgo.length,
    restsHeld: 0,
    isCompleted: false,
    canCheckin: !isDone,
    todayActId: isDone ? '01e00000-0000-7000-8000-000000000001' : null,
    recentDays: Array.from({ length: recentDayCount }, (_, n) => {
      const daysAgo = recentDayCount - 1 - n
      return { date: addDays(today, -daysAgo), state: stateOf(daysAgo) }
    }),
    restsAhead: [],
    createdAt: '2026-01-01T08:00:00.000Z',
    ...overrides,
  }
  return habit
}
