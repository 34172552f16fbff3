import type { Habit, HabitDay } from '#shared/habits/contract.ts'
import { recentCount } from '#shared/habits/rules.ts'
import { addDays, dayIn } from '#shared/time/day.ts'

/** Today in the family's time zone. */
export const familyDay = (): string => dayIn(Date.now(), 'Europe/Madrid')

/** Creates a habit that was done on some of the last days (0 is today), with overrides. */
export const aHabit = (
  about: Partial<Habit> = {},
  doneBack: readonly number[] = [],
  missedBack: readonly number[] = [],
) => {
  const today = familyDay()
  const stateOf = (back: number): HabitDay['state'] => {
    if (doneBack.includes(back)) return 'done'
    if (missedBack.includes(back)) return 'missed'
    return back === 0 ? 'open' : 'before'
  }
  const isDone = doneBack.includes(0)
  const habit: Habit = {
    id: '01d00000-0000-7000-8000-000000000001',
    childId: '01a00000-0000-7000-8000-000000000001',
    title: 'Read 15 minutes',
    description: null,
    cue: 'brushing teeth',
    difficulty: 'easy',
    points: 2,
    targetDays: 21,
    currentStreak: doneBack.length,
    longestStreak: doneBack.length,
    checkinCount: doneBack.length,
    restsHeld: 0,
    isCompleted: false,
    canCheckin: !isDone,
    todayActId: isDone ? '01e00000-0000-7000-8000-000000000001' : null,
    recentDays: Array.from({ length: recentCount }, (_, n) => {
      const back = recentCount - 1 - n
      return { date: addDays(today, -back), state: stateOf(back) }
    }),
    restsAhead: [],
    createdAt: '2026-01-01T08:00:00.000Z',
    ...about,
  }
  return habit
}
