import type { Call } from '#shared/contract/client.ts'
import type { Day } from '#shared/time/day.ts'

/** How the demonstration reaches the app: the two caregivers, and a clock it may set. */
export interface Stage {
  ana: Call
  ben: Call
  /** Sets the clock to a day before today (0 is today) at an hour; false when that is still to come. */
  at(daysAgo: number, hour: number): boolean
  /** The family's day that lies so many days before today. */
  dayOf(daysAgo: number): Day
}
