import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayFromNumber,
  dayIn,
  dayNumber,
  daysBetween,
  daysFrom,
  isDay,
  isTimeZone,
  latestDay,
  startOfDay,
  startOfWeek,
  weekday,
} from './day.ts'

const utcDay = (instant: number) => new Date(instant).toISOString().slice(0, 10)
const atNoon = (day: string) => Date.parse(`${day}T12:00:00Z`)
const oneDay = 24 * 60 * 60 * 1000

const [first, last] = [dayNumber('0001-01-01'), dayNumber('9999-12-31')]
const numbers = fc.integer({ min: first, max: last })

describe('a day', () => {
  test('counts from 1970 as the calendar does, from year 1 to 9999', () => {
    expect(dayNumber('1970-01-01')).toBe(0)
    fc.assert(
      fc.property(numbers, (n) => {
        expect(dayFromNumber(n)).toBe(utcDay(n * oneDay))
        expect(dayNumber(dayFromNumber(n))).toBe(n)
      }),
      { numRuns: 5000 },
    )
  })

  test('is followed by the next, over months, leap days and years', () => {
    for (const day of daysFrom('2019-12-25', 3000)) {
      expect(addDays(day, 1)).toBe(utcDay(atNoon(day) + oneDay))
      expect(weekday(day)).toBe(new Date(atNoon(day)).getUTCDay())
    }
    expect(daysFrom('2028-02-28', 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(daysFrom('2026-12-31', 0)).toEqual([])
  })

  test('lies as many days after another as were added', () => {
    fc.assert(
      fc.property(numbers, fc.integer({ min: -5000, max: 5000 }), (n, by) => {
        fc.pre(n + by >= first && n + by <= last)
        const day = dayFromNumber(n)
        expect(daysBetween(day, addDays(day, by))).toBe(by)
        expect(addDays(day, by) > day).toBe(by > 0)
      }),
      { numRuns: 2000 },
    )
  })

  test('belongs to the week of the Sunday at or before it', () => {
    fc.assert(
      fc.property(numbers, (n) => {
        fc.pre(n - first > 7)
        const day = dayFromNumber(n)
        const sunday = startOfWeek(day)
        expect(weekday(sunday)).toBe(0)
        expect(daysBetween(sunday, day)).toBe(weekday(day))
      }),
    )
  })

  test.for(['2026-02-29', '2026-13-01', '2026-00-10', '2026-01-32', '0000-01-01', '2026-1-1', '2026-01-01T00', ''])(
    'is not %j',
    (text) => {
      expect(isDay(text)).toBe(false)
    },
  )

  test.for(['0001-01-01', '2000-02-29', '2028-02-29', '9999-12-31'])('is %s', (text) => {
    expect(isDay(text)).toBe(true)
  })
})

const zones = Intl.supportedValuesOf('timeZone')

/** How far a zone's clock is ahead of UTC at an instant, from the name of its offset. */
const offsetIn = (zone: string) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  return (instant: number): number => {
    const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] = /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? []
    const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000
    return sign === '-' ? -ahead : ahead
  }
}

const [from, until] = [Date.parse('2020-01-01T00:00:00Z'), Date.parse('2036-01-01T00:00:00Z')]

/** The instants at which a zone's clock is changed: found between samples of 20 days. */
const changesIn = (offsetAt: (instant: number) => number): number[] => {
  const changes: number[] = []
  let before = offsetAt(from)
  for (let at = from; at < until; at += 20 * oneDay) {
    const now = offsetAt(at + 20 * oneDay)
    if (now === before) continue
    let [low, high] = [at, at + 20 * oneDay]
    while (high - low > 1000) {
      const middle = low + Math.floor((high - low) / 2000) * 1000
      if (offsetAt(middle) === before) low = middle
      else high = middle
    }
    changes.push(high)
    before = now
  }
  return changes
}

describe('in every time zone', () => {
  test(
    'the day beside each change of the clocks from 2020 to 2035 is the one that the offset makes',
    { timeout: 120_000 },
    () => {
      let seen = 0
      for (const zone of zones) {
        const offsetAt = offsetIn(zone)
        const dayOf = (instant: number) => utcDay(instant + offsetAt(instant))
        for (const change of changesIn(offsetAt)) {
          const day = dayOf(change)
          const begins = startOfDay(day, zone)
          const next = startOfDay(addDays(day, 1), zone)
          const instants = [change, begins, next].flatMap((at) => [at - 1000, at, at + 1000])
          expect([zone, ...instants.map((at) => dayIn(at, zone))]).toEqual([zone, ...instants.map(dayOf)])
          expect([dayOf(begins - 1) < day, dayOf(begins), dayOf(next - 1), dayOf(next)]).toEqual([
            true,
            day,
            day,
            addDays(day, 1),
          ])
          seen += 1
        }
      }
      expect(seen).toBeGreaterThan(3000)
    },
  )

  test('no clock is ahead of the latest day on Earth, and Kiritimati’s is there', () => {
    fc.assert(
      fc.property(fc.integer({ min: from, max: until }), fc.constantFrom(...zones), (instant, zone) => {
        expect(dayIn(instant, zone) <= latestDay(instant)).toBe(true)
        expect(daysBetween(dayIn(instant, zone), latestDay(instant))).toBeLessThanOrEqual(2)
      }),
      { numRuns: 5000 },
    )
    expect(latestDay(Date.parse('2026-11-20T09:59:59Z'))).toBe('2026-11-20')
    expect(latestDay(Date.parse('2026-11-20T10:00:00Z'))).toBe('2026-11-21')
  })
})

test('three dates exist at once', () => {
  const instant = Date.parse('2026-11-20T10:30:00Z')
  const places = ['Pacific/Pago_Pago', 'UTC', 'Pacific/Kiritimati']
  expect(places.map((zone) => dayIn(instant, zone))).toEqual(['2026-11-19', '2026-11-20', '2026-11-21'])
})

test.for([
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
] as const)('in %s the day %s has no midnight and begins at one', ([zone, day, begins]) => {
  expect(new Date(startOfDay(day, zone)).toISOString()).toBe(begins)
  expect(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit' }).format(Date.parse(begins))).toBe('01')
})

test('a time zone is a name that is known', () => {
  expect(['Europe/Madrid', 'UTC', 'Pacific/Kiritimati'].map(isTimeZone)).toEqual([true, true, true])
  expect(['', '+01:00', 'Moon/Base', 'Europe'].map(isTimeZone)).toEqual([false, false, false, false])
})
