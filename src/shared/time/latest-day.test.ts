import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { dayIn, daysBetween, listDaysFrom, findLatestDayOnEarth } from './day.ts'

const zones = Intl.supportedValuesOf('timeZone')
const instants = fc.integer({ min: Date.parse('1970-01-01T00:00:00Z'), max: Date.parse('2036-01-01T00:00:00Z') })

test('the latest day on Earth is that of Kiritimati', ({ task }) => {
  const count = sampleSize(5000, 200_000)
  fc.assert(
    fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
      expect(dayIn(instant, zone) <= findLatestDayOnEarth(instant)).toBe(true)
      expect(daysBetween(dayIn(instant, zone), findLatestDayOnEarth(instant))).toBeLessThanOrEqual(2)
    }),
    { numRuns: count, seed: inject('seed') },
  )
  reportCheck({ task }, { check: 'T7', what: 'latest days on Earth against every zone', count, wrong: 0 })
  expect(findLatestDayOnEarth(Date.parse('2026-11-20T09:59:59Z'))).toBe('2026-11-20')
  expect(findLatestDayOnEarth(Date.parse('2026-11-20T10:00:00Z'))).toBe('2026-11-21')
})

test('adds days across leap days and years', () => {
  expect(listDaysFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(listDaysFrom('2026-12-31', 0)).toEqual([])
})
