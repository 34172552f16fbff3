import { addDays, findStartOfWeek, type Day, type WeekStart } from '#shared/time/day.ts'

/** The days that the timeline shows. */
export interface DayRange {
  /** The upToToday one; null for today and what is noted for later days. */
  until: Day | null
  /** The oldest one, the first day of a week; null where it goes on and on. */
  since: Day | null
}

/** From today back. */
export const upToToday: DayRange = { until: null, since: null }

/** Returns the whole week before the one of a day. */
export const findWeekBefore = (day: Day, weekStart: WeekStart) => {
  const next = findStartOfWeek(day, weekStart)
  return { until: addDays(next, -1), since: addDays(next, -7) }
}

export const isSameDayRange = (one: DayRange, other: DayRange): boolean =>
  one.until === other.until && one.since === other.since
