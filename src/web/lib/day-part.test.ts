import { expect, test } from 'vitest'
import { findDayPart } from './day-part.ts'

const at = (hour: number) => Date.UTC(2026, 10, 20, hour)

test.each([
  ['en', 4, 'evening'],
  ['en', 5, 'morning'],
  ['en', 12, 'day'],
  ['en', 16, 'day'],
  ['en', 17, 'evening'],
  ['zh', 17, 'day'],
  ['zh', 18, 'evening'],
  ['es', 19, 'day'],
  ['es', 20, 'evening'],
] as const)('the greeting in %s at %i o’clock is that of the %s [HOM-32]', (language, hour, part) => {
  expect(findDayPart(at(hour), 'Etc/UTC', language)).toBe(part)
})
