import { dayMs, minuteMs } from '#shared/time/duration.ts'

/** How far before and after the server receives an act it can have happened: days, and minutes for clocks that are ahead. */
const actTimeLimits = { daysBack: 7, minutesAhead: 2 } as const

/** Returns whether an act that is received at `now` can have happened at an instant; both in ms since the epoch. */
export const isActTimeInReach = (happenedAt: number, now: number): boolean =>
  happenedAt >= now - actTimeLimits.daysBack * dayMs && happenedAt <= now + actTimeLimits.minutesAhead * minuteMs
