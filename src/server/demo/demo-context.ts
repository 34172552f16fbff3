import type { Call } from '#shared/contract/client.ts'
import type { Day } from '#shared/time/day.ts'
import type { DemoTexts } from './texts.ts'

/** API clients of the two caregivers, the clock of the app, and what the family writes. */
export interface DemoContext {
  ana: Call
  ben: Call
  texts: DemoTexts
  /** Sets the clock to an hour (may be fractional) of an earlier day; returns false if that is in the future. */
  setTime(daysAgo: number, hour: number): boolean
  /** Returns the family's day a number of days before today. */
  dayOf(daysAgo: number): Day
}
