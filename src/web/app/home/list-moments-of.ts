import type { Activity } from '#shared/activities/contract.ts'
import type { Day } from '#shared/time/day.ts'

/** Returns the activities that are moments of a day and were not undone. */
export const listMomentsOf = (today: Day, acts: readonly Activity[]): Activity[] =>
  acts.filter(({ type, day, undone, undoes }) => type === 'moment' && day === today && !undone && undoes === null)
