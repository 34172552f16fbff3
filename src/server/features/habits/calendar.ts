import { reach, recentCount } from '#shared/habits/rules.ts'
import { addDays, dayIn, daysFrom, latestDay, type Day } from '#shared/time/day.ts'

/** The days that a request about habits refers to. */
export interface Calendar {
  /** In the family's time zone. */
  today: Day
  /** The latest date anywhere on Earth. */
  latest: Day
  /** The days of `recentDays`, today last. */
  recent: readonly Day[]
}

/** Returns the calendar of a time zone at `now` (ms since the epoch). */
export const calendarOf = (now: number, timeZone: string): Calendar => {
  const today = dayIn(now, timeZone)
  return { today, latest: latestDay(now), recent: daysFrom(addDays(today, 1 - recentCount), recentCount) }
}

/** Returns whether a day can be checked in as far as its date goes. */
export const isWithinReach = (day: Day, { today, latest }: Calendar): boolean =>
  day >= addDays(today, -reach.back) && day <= latest
