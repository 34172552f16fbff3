import { dayNumber } from './day.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

const pattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.(\d{3}))?Z$/

/** An instant as the product writes it (`2026-11-20T10:00:00.000Z`) in ms since the epoch. Throws a RangeError for another text. */
export const msOf = (instant: string): number => {
  const found = pattern.exec(instant)
  if (!found) throw new RangeError(`not an instant: ${instant}`)
  const [hours, minutes, seconds, ms] = [found[2], found[3], found[4], found[5] ?? 0].map(Number)
  return (
    dayNumber(found[1] ?? '') * day +
    (hours ?? 0) * hour +
    (minutes ?? 0) * minute +
    (seconds ?? 0) * second +
    (ms ?? 0)
  )
}

export type Ago = { unit: 'now' } | { unit: 'minutes' | 'hours' | 'days'; count: number }

/** How long ago `then` was: now until two minutes are full, minutes, hours, days. What lies ahead is now. */
export const agoOf = (then: number, now: number): Ago => {
  const passed = now - then
  if (passed < 2 * minute) return { unit: 'now' }
  if (passed < hour) return { unit: 'minutes', count: Math.floor(passed / minute) }
  if (passed < day) return { unit: 'hours', count: Math.floor(passed / hour) }
  return { unit: 'days', count: Math.floor(passed / day) }
}
