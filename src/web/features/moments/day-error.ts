import { findEarliestMomentDay } from '#shared/moments/rules.ts'
import type { Day } from '#shared/time/day.ts'

/** Returns the error code of the date of a moment; `latest` is the latest date anywhere on Earth. */
export const findDayError = (date: string, latest: Day): 'required' | 'future_day' | 'day_too_far_back' | null => {
  if (date === '') return 'required'
  if (date > latest) return 'future_day'
  return date < findEarliestMomentDay(latest) ? 'day_too_far_back' : null
}
