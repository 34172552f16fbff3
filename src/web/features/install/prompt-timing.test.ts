import { expect, test } from 'vitest'
import { isDismissalActive, promptDelayMs, dismissalMs } from './prompt-timing.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const week = 7 * 24 * 3600 * 1000

test('the prompt waits 10 seconds, and 7 days after a dismissal [CON-18, NAV-8]', () => {
  expect([promptDelayMs, dismissalMs]).toEqual([10_000, week])
})

test('a dismissal holds until the last millisecond of its week [NAV-8]', () => {
  expect(isDismissalActive(String(now), now)).toBe(true)
  expect(isDismissalActive(String(now - week + 1), now)).toBe(true)
  expect(isDismissalActive(String(now - week), now)).toBe(false)
})

test('no dismissal, one that cannot be read and one of a clock that was far ahead hold nothing', () => {
  for (const kept of [null, '', 'yesterday', '{}', String(now + week)])
    expect([kept, isDismissalActive(kept, now)]).toEqual([kept, false])
})
