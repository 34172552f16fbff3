import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { addDays, dayFromNumber, daysBetween, isDay } from '#shared/time/day.ts'
import { computeAgeFromBirthday, countDaysToBirthday } from './age.ts'

const seed = inject('seed')
const days = fc.integer({ min: -25_567, max: 40_000 }).map(dayFromNumber)

/** Returns the birthday in a year: 28 February if there is no 29 February. */
const findBirthday = (birthday: string, year: number) => {
  const day = `${String(year).padStart(4, '0')}${birthday.slice(4)}`
  const exists: boolean = isDay(day)
  return exists ? day : day.replace('-02-29', '-02-28')
}

test.for([
  ['2019-05-04', '2026-05-03', 6],
  ['2019-05-04', '2026-05-04', 7],
  ['2019-12-31', '2026-01-01', 6],
  ['2020-02-29', '2026-02-27', 5],
  ['2020-02-29', '2026-02-28', 6],
  ['2020-02-29', '2028-02-28', 7],
  ['2020-02-29', '2028-02-29', 8],
  ['2026-11-20', '2026-11-20', 0],
  ['1900-01-01', '2026-11-20', 126],
] as const)('a child born on %s is on %s %d years old [CHD-11]', ([birthday, today, age]) => {
  expect(computeAgeFromBirthday(birthday, today)).toBe(age)
})

test('the age is the number of birthdays', () => {
  const counted = fc.property(days, fc.nat(36_500), (birthday, lived) => {
    const today = addDays(birthday, lived)
    const [born, now] = [birthday, today].map((day) => Number(day.slice(0, 4))) as [number, number]
    const kept = Array.from({ length: now - born }, (_, n) => findBirthday(birthday, born + n + 1)).filter(
      (day) => day <= today,
    )
    expect(computeAgeFromBirthday(birthday, today)).toBe(kept.length)
  })
  fc.assert(counted, { seed, numRuns: 2000 })
})

test('the next birthday is today or later [CHD-23]', () => {
  const next = fc.property(days, fc.nat(36_500), (birthday, lived) => {
    const today = addDays(birthday, lived)
    const year = Number(today.slice(0, 4))
    const wanted = [year, year + 1].map((one) => findBirthday(birthday, one)).find((day) => day >= today) ?? ''
    expect(countDaysToBirthday(birthday, today)).toBe(daysBetween(today, wanted))
  })
  fc.assert(next, { seed, numRuns: 2000 })
  expect(countDaysToBirthday('2020-02-29', '2027-02-28')).toBe(0)
  expect(countDaysToBirthday('2020-02-29', '2027-03-01')).toBe(365)
  expect(countDaysToBirthday('2019-01-03', '2026-12-31')).toBe(3)
})
