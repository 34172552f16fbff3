import { expect, test } from 'vitest'
import { parseInstant } from './instant.ts'

test('parses an instant like Date.parse [TXT-6]', () => {
  const instants = ['1970-01-01T00:00:00.000Z', '2024-02-29T23:59:59.999Z', '2026-11-20T10:00:00.000Z']
  expect(instants.map(parseInstant)).toEqual(instants.map((instant) => Date.parse(instant)))
})

test('rejects an invalid instant', () => {
  expect(() => parseInstant('2026-11-20')).toThrow(RangeError)
})
