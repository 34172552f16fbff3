import { expect, test } from 'vitest'
import { addDays, dayIn } from '#shared/time/day.ts'
import { dayMs, minuteMs } from '#shared/time/duration.ts'
import { findNoon, isActTimeInReach, isTimeUnknown, maxDaysBack } from './rules.ts'

test('an act can have happened from 7 days before to 2 minutes after it is received [ACT-27]', () => {
  const now = Date.parse('2026-11-20T10:00:00.000Z')
  const isInReach = (difference: number) => isActTimeInReach(now + difference, now)
  expect([-7 * dayMs, 0, 2 * minuteMs].map(isInReach)).toEqual([true, true, true])
  expect([-7 * dayMs - 1, 2 * minuteMs + 1].map(isInReach)).toEqual([false, false])
})

test('noon stands for a day of which the time is not known, in reach for six days back [BEH-34]', () => {
  const zone = 'Europe/Madrid'
  expect(new Date(findNoon('2026-11-20', zone)).toISOString()).toBe('2026-11-20T11:00:00.000Z')
  for (const now of ['2026-11-20T23:00:00.000Z', '2026-11-21T22:59:59.999Z', '2026-10-31T12:00:00.000Z'].map(
    Date.parse,
  )) {
    const noon = findNoon(addDays(dayIn(now, zone), -maxDaysBack), zone)
    expect(isActTimeInReach(noon, now)).toBe(true)
  }
})

test('the time of an act is unknown if it was received on another day than that at whose noon it happened [ACT-32]', () => {
  const isUnknown = (happenedAt: string, createdAt: string) =>
    isTimeUnknown({ day: '2026-11-18', happenedAt, createdAt }, 'UTC')
  expect(isUnknown('2026-11-18T12:00:00.000Z', '2026-11-20T08:00:00.000Z')).toBe(true)
  expect(isUnknown('2026-11-18T12:00:00.001Z', '2026-11-20T08:00:00.000Z')).toBe(false)
  expect(isUnknown('2026-11-18T12:00:00.000Z', '2026-11-18T12:00:00.000Z')).toBe(false)
})
