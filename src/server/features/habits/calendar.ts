import { reach, recentCount } from '#shared/habits/rules.ts'
import { addDays, dayIn, daysFrom, latestDay, type Day } from '#shared/time/day.ts'

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
    recent: daysFrom(addDays(today, 1 - recentCount), recentCount),
  }
}

/** Returns whether a day can be checked in as far as its date goes. */
export const isWithinReach = (day: Day, { today, latest }: Calendar): boolean =>
  day >= addDays(today, -reach.back) && day <= latest
