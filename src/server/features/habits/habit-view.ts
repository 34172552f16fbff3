import type { Habit } from '#shared/habits/contract.ts'
import { dayStates, streakAt, upcomingRests } from '#shared/habits/rules.ts'
import type { Calendar } from './calendar.ts'
import type { StoredHabit } from './store.ts'

/** Converts a habit that was loaded for the calendar's today. */
export const toHabit = ({ view, streak, completedAt, actId }: StoredHabit, { today, recent }: Calendar): Habit => {
  const isCompleted = completedAt !== null
  const { run, longest, checkIns, held } = streakAt(streak, today, isCompleted)
  const states = dayStates(streak, recent, today, isCompleted)
  return {
    ...view,
    currentStreak: run,
    longestStreak: longest,
    checkinCount: checkIns,
    restsHeld: held,
    isCompleted,
    canCheckin: !isCompleted && actId === null,
    todayActId: actId,
    recentDays: states.map((state, n) => ({ date: recent[n] ?? today, state })),
    restsAhead: upcomingRests(streak, today),
  }
}
