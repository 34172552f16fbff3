import { expect, test } from 'vitest'
import { dayMs, minuteMs } from '#shared/time/duration.ts'
import { isActTimeInReach } from './rules.ts'

test('an act can have happened from 7 days before to 2 minutes after it is received [ACT-27]', () => {
  const now = Date.parse('2026-11-20T10:00:00.000Z')
  const isInReach = (difference: number) => isActTimeInReach(now + difference, now)
  expect([-7 * dayMs, 0, 2 * minuteMs].map(isInReach)).toEqual([true, true, true])
  expect([-7 * dayMs - 1, 2 * minuteMs + 1].map(isInReach)).toEqual([false, false])
})
