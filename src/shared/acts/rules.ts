import { dayIn, startOfDay, type Day } from '#shared/time/day.ts'
import { dayMs, hourMs, minuteMs } from '#shared/time/duration.ts'
import { parseInstant } from '#shared/time/instant.ts'

/** How far before and after the server receives an act it can have happened: days, and minutes for clocks that are ahead. */
const actTimeLimits = { daysBack: 7, minutesAhead: 2 } as const

/** Returns whether an act that is received at `now` can have happened at an instant; both in ms since the epoch. */
export const isActTimeInReach = (happenedAt: number, now: number): boolean =>
  happenedAt >= now - actTimeLimits.daysBack * dayMs && happenedAt <= now + actTimeLimits.minutesAhead * minuteMs

/** How many acts a group can have. */
export const maxActsInGroup = 100

/** How many days before today the app records an act for; noon of that day is in reach at any time of today. */
export const maxDaysBack = 6

/** Returns the instant (ms since the epoch) at which an act happened of which only the day is known: noon. */
export const findNoon = (day: Day, zone: string): number => startOfDay(day, zone) + 12 * hourMs

/** Returns whether only the day of an act is known: it was received on another one, and happened exactly at noon. */
export const isTimeUnknown = (
  { day, happenedAt, createdAt }: { day: Day; happenedAt: string; createdAt: string },
  zone: string,
): boolean => dayIn(parseInstant(createdAt), zone) !== day && parseInstant(happenedAt) === findNoon(day, zone)
