import { expect, test } from 'vitest'
import { timeSince, parseInstant } from './relative.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const now = Date.parse('2026-11-20T10:00:00.000Z')

test('parses an instant like Date.parse [TXT-6]', () => {
  const instants = ['1970-01-01T00:00:00.000Z', '2024-02-29T23:59:59.999Z', '2026-11-20T10:00:00.000Z']
  expect(instants.map(parseInstant)).toEqual(instants.map((instant) => Date.parse(instant)))
})

test('rejects an invalid instant', () => {
  expect(() => parseInstant('2026-11-20')).toThrow(RangeError)
})

test.each([
  [0, { unit: 'now' }],
  [59_999, { unit: 'now' }],
  [minute, { unit: 'now' }],
  [2 * minute - 1, { unit: 'now' }],
  [2 * minute, { unit: 'minutes', count: 2 }],
  [hour - 1, { unit: 'minutes', count: 59 }],
  [hour, { unit: 'hours', count: 1 }],
  [day - 1, { unit: 'hours', count: 23 }],
  [day, { unit: 'days', count: 1 }],
  [15 * day, { unit: 'days', count: 15 }],
])('describes %d ms ago as %o [ACT-19]', (passed, ago) => {
  expect(timeSince(now - passed, now)).toEqual(ago)
})

test('describes a future time as now [ACT-20]', () => {
  expect(timeSince(now + 5 * minute, now)).toEqual({ unit: 'now' })
})
