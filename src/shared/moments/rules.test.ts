import { expect, test } from 'vitest'
import { findEarliestMomentDay, isMonthDay } from './rules.ts'

test('a moment may be 20 years in the past', () => {
  expect(findEarliestMomentDay('2026-11-20')).toBe('2006-11-20')
  expect(findEarliestMomentDay('2028-02-29')).toBe('2008-02-29')
})

test.each(['01-01', '02-29', '12-31', '11-20'])('accepts the day of the year %s', (day) => {
  expect(isMonthDay(day)).toBe(true)
})

test.each(['', '02-30', '13-01', '00-10', '11-00', '1-1', '11-20 ', '2026-11-20', '١١-٢٠', '11/20'])(
  'rejects the day of the year %j',
  (day) => {
    expect(isMonthDay(day)).toBe(false)
  },
)
