import { expect, test } from 'vitest'
import { hasTwelveHours } from './hour-cycle.ts'

test.each([
  ['en-US', true],
  ['es-US', true],
  ['en-GB', false],
  ['es-ES', false],
  ['zh-CN', false],
])('readers of %s have twelve hours: %s [ACT-35]', (language, expected) => {
  expect(hasTwelveHours(language)).toBe(expected)
})

test('what is no language tag does not break the formatting of hours', () => {
  expect(hasTwelveHours('en-US@posix')).toBe(hasTwelveHours(new Intl.DateTimeFormat().resolvedOptions().locale))
})
