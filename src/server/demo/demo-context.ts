import type { Call } from '#shared/contract/client.ts'
import type { Day } from '#shared/time/day.ts'
import type { DemoTexts } from './texts.ts'

/** API clients of two caregivers, and the clock of their app. */
export interface SimulatedTime {
  ana: Call
  ben: Call
  /** Sets the clock to an hour (may be fractional) of an earlier day; returns false if that is in the future. */
  setTime(daysAgo: number, hour: number): boolean
  /** Returns the family's day a number of days before today. */
  dayOf(daysAgo: number): Day
}

/** Simulated time, with the texts that the demo family writes. */
export interface DemoContext extends SimulatedTime {
  texts: DemoTexts
}
