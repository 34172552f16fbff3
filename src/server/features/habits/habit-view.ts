import type { Habit } from '#shared/habits/contract.ts'
import { computeDayStates, dateLimits, recentDayCount, computeCounts, findUpcomingRests } from '#shared/habits/rules.ts'
import { addDays, dayIn, listDaysFrom, findLatestDayOnEarth, type Day } from '#shared/time/day.ts'
import type { StoredHabit } from './store.ts'

/** Today, the latest date on Earth and the recent days, at the time of a request about habits. */
export type RecentDates = ReturnType<typeof computeRecentDates>

/** Returns today, the latest date on Earth and the recent days, in a time zone at `now` (ms since the epoch). */
export const computeRecentDates = (now: number, timeZone: string) => {
  const today = dayIn(now, timeZone)
  return {
    /** In the family's time zone. */
    today,
    /** The latest date anywhere on Earth. */
    latest: findLatestDayOnEarth(now),
    /** The days of `recentDays`, today last. */
    recent: listDaysFrom(addDays(today, 1 - recentDayCount), recentDayCount),
  }
}

/** Returns whether a day is recent enough for a check-in: at most six days ago, and not after the latest date on Earth. */
export const isAllowedCheckInDay = (day: Day, { today, latest }: RecentDates): boolean =>
  day >= addDays(today, -dateLimits.back) && day <= latest

/** Converts a habit, loaded for today, to its form in responses. */
export const toHabit = ({ view, streak, completedAt, actId }: StoredHabit, { today, recent }: RecentDates): Habit => {
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
