import { addDays, findStartOfWeek, type Day, type WeekStart } from '#shared/time/day.ts'

/** The days that the timeline shows. */
export interface Stretch {
  /** The newest one; null for today and what is noted for later days. */
  until: Day | null
  /** The oldest one, the first day of a week; null where it goes on and on. */
  since: Day | null
}

/** From today back. */
export const newest: Stretch = { until: null, since: null }

/** Returns the whole week before the one of a day. */
export const findWeekBefore = (day: Day, weekStart: WeekStart) => {
  const next = findStartOfWeek(day, weekStart)
  return { until: addDays(next, -1), since: addDays(next, -7) }
}

export const isSameStretch = (one: Stretch, other: Stretch): boolean =>
  one.until === other.until && one.since === other.since
