import type { Call } from '#shared/contract/client.ts'
import type { Day } from '#shared/time/day.ts'

/** API clients of the two caregivers, and the clock of the app. */
export interface DemoContext {
  ana: Call
  ben: Call
  /** Sets the clock to an hour (may be fractional) of an earlier day; returns false if that is in the future. */
  setTime(daysAgo: number, hour: number): boolean
  /** Returns the family's day a number of days before today. */
  dayOf(daysAgo: number): Day
}
