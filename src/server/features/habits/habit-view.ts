import type { Habit } from '#shared/habits/contract.ts'
import { computeDayStates, dateLimits, recentDayCount, computeCounts, findUpcomingRests } from '#shared/habits/rules.ts'
import { addDays, dayIn, daysFrom, latestDay, type Day } from '#shared/time/day.ts'
import type { StoredHabit } from './store.ts'

/** The days that a request about habits refers to. */
export type Calendar = ReturnType<typeof calendarOf>

/** Returns the calendar of a time zone at `now` (ms since the epoch). */
export const calendarOf = (now: number, timeZone: string) => {
  const today = dayIn(now, timeZone)
  return {
    /** In the family's time zone. */
    today,
    /** The latest date anywhere on Earth. */
    latest: latestDay(now),
    /** The days of `recentDays`, today last. */
    recent: daysFrom(addDays(today, 1 - recentDayCount), recentDayCount),
  }
}

/** Returns whether a day can be checked in as far as its date goes. */
export const isWithinReach = (day: Day, { today, latest }: Calendar): boolean =>
  day >= addDays(today, -dateLimits.back) && day <= latest

/** Converts a habit that was loaded for the calendar's today. */
export const toHabit = ({ view, streak, completedAt, actId }: StoredHabit, { today, recent }: Calendar): Habit => {
  const isCompleted = completedAt !== null
  const { run, longest, checkIns, held } = computeCounts(streak, today, isCompleted)
  const states = computeDayStates(streak, recent, today, isCompleted)
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
    restsAhead: findUpcomingRests(streak, today),
  }
}
