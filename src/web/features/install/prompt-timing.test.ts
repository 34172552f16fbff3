import { expect, test } from 'vitest'
import { isDismissalActive, promptDelayMs, dismissalMs } from './prompt-timing.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const week = 7 * 24 * 3600 * 1000

test('the prompt delay is 10 seconds, a dismissal lasts 7 days [CON-18, NAV-8]', () => {
  expect([promptDelayMs, dismissalMs]).toEqual([10_000, week])
})

test('a dismissal ends exactly after a week [NAV-8]', () => {
  expect(isDismissalActive(String(now), now)).toBe(true)
  expect(isDismissalActive(String(now - week + 1), now)).toBe(true)
  expect(isDismissalActive(String(now - week), now)).toBe(false)
})

test('a missing, malformed or future dismissal is inactive', () => {
  for (const stored of [null, '', 'yesterday', '{}', String(now + week)])
    expect([stored, isDismissalActive(stored, now)]).toEqual([stored, false])
})
