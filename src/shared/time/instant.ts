import { toDayNumber } from './day.ts'
import { dayMs, hourMs, minuteMs, secondMs } from './duration.ts'

const instantPattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{3}))?Z$/

/**
 * Parses an instant such as `2026-11-20T10:00:00.000Z` into milliseconds since the epoch.
 * @throws RangeError for any other format
 */
export const parseInstant = (instant: string): number => {
  const found = instantPattern.exec(instant)
  if (!found) throw new RangeError(`not an instant: ${instant}`)
  const [hours, minutes, seconds, ms] = [found[2], found[3], found[4], found[5] ?? 0].map(Number)
  return (
    toDayNumber(found[1] ?? '') * dayMs +
    (hours ?? 0) * hourMs +
    (minutes ?? 0) * minuteMs +
    (seconds ?? 0) * secondMs +
    (ms ?? 0)
  )
}
