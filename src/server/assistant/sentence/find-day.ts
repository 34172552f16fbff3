import { dateLimits } from '#shared/habits/rules.ts'
import { addDays, countDaysSinceSunday, type Day } from '#shared/time/day.ts'
import type { LanguageWords } from './language-words.ts'

/** The days that a clause names, with their places; a day is null when it is out of reach. */
export interface SaidDays {
  days: readonly (Day | null)[]
  places: readonly { start: number; end: number }[]
}

interface Found {
  start: number
  end: number
  ago: number
}

const listPlaces = (text: string, pattern: RegExp, ago: number): Found[] =>
  Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({ start: index, end: index + word.length, ago }))

const isWithin = (one: Found, other: Found) =>
  one !== other && one.start < other.end && other.start < one.end && one.end - one.start < other.end - other.start

/** “Last Monday” or 上周一 said in the same week means the one before. */
const outOfReach = dateLimits.back + 1

/** Returns the days that a clause names, or null. */
export const findDays = (text: string, today: Day, { days }: LanguageWords): SaidDays | null => {
  const weekday = countDaysSinceSunday(today)
  const daysSince = (day: number) => (weekday - day + 7) % 7
  // 上周三 is that of the week before, which begins on Monday; “last Wednesday” is the last one.
  const listWeekday = (pattern: RegExp, day: number) =>
    listPlaces(text, pattern, daysSince(day)).map((one) =>
      text.startsWith('上', one.start) ? { ...one, ago: ((weekday + 6) % 7) + 7 - ((day + 6) % 7) } : one,
    )
  const found = [
    ...listPlaces(text, days.tooEarly, outOfReach),
    ...listPlaces(text, days.weekend, -1),
    ...days.daysAgo.flatMap((pattern, ago) => listPlaces(text, pattern, ago)),
    ...days.weekdays.flatMap(listWeekday),
  ]
  const longest = found.filter((one) => !found.some((other) => isWithin(one, other)))
  if (longest.length === 0) return null
  const listAgo = ({ ago }: Found) => (ago === -1 ? [daysSince(6), daysSince(0)] : [ago])
  const ago = new Set(longest.toSorted((a, b) => a.start - b.start).flatMap(listAgo))
  return { days: [...ago].map((n) => (n > dateLimits.back ? null : addDays(today, -n))), places: longest }
}
