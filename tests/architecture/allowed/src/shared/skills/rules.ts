import { streakOf } from '#shared/habits/rules.ts'
import type { Day } from '#shared/time/day.ts'

/** A type of the platform may be a parameter's. */
export function practised(now: Date, days: Day[]): number {
  return streakOf(days) + now.getTime()
}
