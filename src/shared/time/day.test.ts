import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import {
  addDays,
  dayFromNumber,
  dayIn,
  toDayNumber,
  daysBetween,
  listDaysFrom,
  isDay,
  isTimeZone,
  startOfDay,
  findStartOfWeek,
  countDaysSinceSunday,
} from './day.ts'
import { dayMs, hourMs } from './duration.ts'

const seed = inject('seed')
const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']

/** Zones whose clocks change at midnight or by half an hour, or that skipped a day or a midnight. */
const unusualZones = [
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Santiago',
  'America/Asuncion',
  'America/Havana',
  'Atlantic/Azores',
  'Asia/Gaza',
  'Asia/Tehran',
  'Asia/Amman',
  'Asia/Damascus',
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'America/Nuuk',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Europe/London',
  'America/New_York',
]

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Returns the UTC offset of a zone at an instant, formatted by the runtime, as an oracle. */
const offsetAt = (instant: number, zone: string): number => {
  const format =
    formatters.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
  formatters.set(zone, format)
  const text = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
}

const slowDayIn = (instant: number, zone: string) =>
  new Date(instant + offsetAt(instant, zone)).toISOString().slice(0, 10)

/** Finds the start of a day by checking every quarter of an hour from the day before on, as an oracle. */
const slowStartOfDay = (day: string, zone: string): number => {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  let instant = midnight - offsetAt(midnight, zone) - 4 * hourMs
  if (slowDayIn(instant, zone) >= day) throw new Error(`${day} in ${zone} has begun four hours before midnight`)
  while (slowDayIn(instant, zone) < day) instant += hourMs / 4
  return instant
}

const instants = fc.integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2036-01-01T00:00:00Z') })
const anyZone = fc.oneof(fc.constantFrom(...zones), fc.constantFrom(...unusualZones))
const days = instants.map((instant) => new Date(instant).toISOString().slice(0, 10))

/** Returns the instants from 2020 to 2035 at which the clocks of a zone change. */
const findClockChanges = (zone: string): number[] => {
  const found: number[] = []
  const last = Date.parse('2036-01-01T00:00:00Z')
  let offset = offsetAt(Date.parse('2020-01-01T00:00:00Z'), zone)
  for (let from = Date.parse('2020-01-01T00:00:00Z'); from < last; from += 5 * dayMs) {
    let [before, after] = [from, from + 5 * dayMs]
    const next = offsetAt(after, zone)
    if (next === offset) continue
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (offsetAt(middle, zone) === offset) before = middle
      else after = middle
    }
    offset = next
    found.push(after)
  }
  return found
}

/** Returns one zone for each distinct history of UTC offsets, with its clock changes. */
const zonesByHistory = (): [zone: string, changes: number[]][][] => {
  const known = Map.groupBy(
    [...new Set([...zones, ...unusualZones])].map((zone): [string, number[]] => [zone, findClockChanges(zone)]),
    ([zone, changes]) => [Date.parse('2020-01-01T00:00:00Z'), ...changes].map((at) => [at, offsetAt(at, zone)]).join(),
  )
  return [...known.values()]
}

const expectDay = (instant: number, zone: string) => {
  const day = slowDayIn(instant, zone)
  expect([zone, instant, dayIn(instant, zone)]).toEqual([zone, instant, day])
  const begun = startOfDay(day, zone) <= instant && instant < startOfDay(addDays(day, 1), zone)
  const sunday = startOfDay(findStartOfWeek(day, 'sunday'), zone)
  expect([zone, instant, begun, sunday <= instant]).toEqual([zone, instant, true, true])
}

const expectStart = (day: string, zone: string) => {
  const begin = startOfDay(day, zone)
  expect([zone, day, begin]).toEqual([zone, day, slowStartOfDay(day, zone)])
  expect([zone, day, dayIn(begin - 1, zone) < day && dayIn(begin, zone) >= day]).toEqual([zone, day, true])
}

describe('a day', () => {
  test('is an existing date [TXT-7]', () => {
    for (const day of ['2026-11-20', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])
      expect(isDay(day)).toBe(true)
    const none = [
      '2026-02-29',
      '1900-02-29',
      '2026-02-30',
      '2026-2-3',
      '2026-13-01',
      '2026-00-10',
      '2026-01-00',
      '2026-04-31',
    ]
    for (const day of [
      ...none,
      '0000-01-01',
      '+010000-01-01',
      '2026-01-01T00:00',
      '٢٠٢٦-٠١-٠١',
      '２０２６-０１-０１',
      '',
      '2026-01-01\n',
    ])
      expect([day, isDay(day)]).toEqual([day, false])
  })

  test('is converted to a number and back by the calendar', () => {
    const numbers = fc.integer({ min: -719_162, max: 2_932_896 })
    const counted = fc.property(numbers, (n) => {
      const day = dayFromNumber(n)
      expect(isDay(day)).toBe(true)
      expect(toDayNumber(day)).toBe(n)
      expect(day).toBe(new Date(n * dayMs).toISOString().slice(0, 10))
      expect(countDaysSinceSunday(day)).toBe(new Date(n * dayMs).getUTCDay())
    })
    fc.assert(counted, { seed, numRuns: 5000 })
    expect(() => toDayNumber('today')).toThrow(RangeError)
  })

  test('moves by whole days, and the week begins on the chosen day before it or on it [CON-19]', () => {
    const moved = fc.property(days, fc.integer({ min: -9999, max: 9999 }), (day, by) => {
      expect(daysBetween(day, addDays(day, by))).toBe(by)
      for (const [weekStart, number] of [['sunday', 0] as const, ['monday', 1] as const, ['saturday', 6] as const]) {
        const first = findStartOfWeek(day, weekStart)
        expect(countDaysSinceSunday(first)).toBe(number)
        expect(daysBetween(first, day)).toBeGreaterThanOrEqual(0)
        expect(daysBetween(first, day)).toBeLessThan(7)
      }
    })
    fc.assert(moved, { seed, numRuns: 2000 })
    expect(findStartOfWeek('2026-01-01', 'sunday')).toBe('2025-12-28')
    expect(findStartOfWeek('2026-01-01', 'monday')).toBe('2025-12-29')
    expect(findStartOfWeek('2026-01-01', 'saturday')).toBe('2025-12-27')
  })
})

describe('the day in a zone', () => {
  test('is the date of its local time', ({ task }) => {
    const count = sampleSize(5000, 200_000)
    const same = fc.property(instants, anyZone, (instant, zone) => {
      expect([zone, dayIn(instant, zone)]).toEqual([zone, slowDayIn(instant, zone)])
    })
    fc.assert(same, { seed, numRuns: count })
    reportCheck(
      { task },
      { check: 'T7', what: 'days of an instant against the wall clock of the zone', count, wrong: 0 },
    )
  })

  test('has three dates on Earth at one instant', () => {
    const now = Date.parse('2026-11-20T10:30:00Z')
    const three = ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago'].map((zone) => dayIn(now, zone))
    expect(three).toEqual(['2026-11-21', '2026-11-20', '2026-11-19'])
  })

  test('starts at its first quarter of an hour', ({ task }) => {
    const count = sampleSize(1500, 200_000)
    const same = fc.property(days, anyZone, (day, zone) => {
      expect([zone, day, startOfDay(day, zone)]).toEqual([zone, day, slowStartOfDay(day, zone)])
    })
    fc.assert(same, { seed, numRuns: count })
    reportCheck(
      { task },
      { check: 'T7', what: 'beginnings of a day against every quarter of an hour', count, wrong: 0 },
    )
  })

  test(
    'starts at the right time around every clock change from 2020 to 2035, in every zone',
    { timeout: 12 * hourMs },
    ({ task }) => {
      const isWhole = inject('reliability') === 'full'
      let [instantsSeen, midnights] = [0, 0]
      for (const alike of zonesByHistory()) {
        for (const [zone, changes] of isWhole ? alike : alike.slice(0, 1)) {
          const around = changes.flatMap((change) => [change - 1000, change - 1, change, change + 1000])
          for (const instant of around) expectDay(instant, zone)
          instantsSeen += around.length
        }
        const [zone = 'UTC', changes = []] = alike[0] ?? []
        const beside = changes
          .map((change) => slowDayIn(change, zone))
          .flatMap((day) => listDaysFrom(addDays(day, -1), 3))
        const days = isWhole ? listDaysFrom('2020-01-01', daysBetween('2020-01-01', '2036-01-01')) : beside
        for (const day of days) expectStart(day, zone)
        midnights += days.length
      }
      expect([instantsSeen > 500, midnights > 300]).toEqual([true, true])
      const result = { check: 'T7', wrong: 0 }
      reportCheck(
        { task },
        { ...result, what: 'instants around every change of the clocks, every zone', count: instantsSeen },
      )
      reportCheck({ task }, { ...result, what: 'beginnings of a day from 2020 to 2035', count: midnights })
    },
  )

  test('does not always start at midnight', () => {
    const at = (day: string, zone: string) => new Date(startOfDay(day, zone)).toISOString()
    expect(at('2027-03-28', 'Asia/Beirut')).toBe('2027-03-27T22:00:00.000Z')
    expect(at('2026-09-06', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z')
    expect(at('2026-04-24', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z')
    expect(at('2011-12-30', 'Pacific/Apia')).toBe(at('2011-12-31', 'Pacific/Apia'))
  })
})

test('a time zone is valid if the runtime supports it [FAM-15]', () => {
  for (const zone of zones) expect([zone, isTimeZone(zone)]).toEqual([zone, true])
  for (const zone of ['', 'Mars/Olympus', '+01:00', 'UTC+1', 'Europe/Berlin ', '../etc', 'null', '\0'])
    expect([zone, isTimeZone(zone)]).toEqual([zone, false])
})
