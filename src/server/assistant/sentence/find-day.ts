import { dateLimits } from '#shared/habits/rules.ts'
import { addDays, countDaysSinceSunday, type Day } from '#shared/time/day.ts'
import type { LanguageWords } from './language-words.ts'

/** A day that a clause names; null when it is out of reach. */
export interface SaidDay {
  day: Day | null
  start: number
  end: number
}

const findLongest = (text: string, pattern: RegExp): { start: number; end: number } | null => {
  const found = Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({ start: index, end: index + word.length }))
  return found.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0] ?? null
}

/** Returns the day that a clause names, the one said at most length first, or null. */
export const findDay = (text: string, today: Day, { days }: LanguageWords): SaidDay | null => {
  const weekday = countDaysSinceSunday(today)
  const candidates: readonly (readonly [RegExp, number])[] = [
    [days.other, dateLimits.back + 1],
    ...days.daysAgo.map((pattern, ago) => [pattern, ago] as const),
    ...days.weekdays.map((pattern, day) => [pattern, (weekday - day + 7) % 7] as const),
  ]
  const found = candidates.flatMap(([pattern, ago]) => {
    const at = findLongest(text, pattern)
    return at ? [{ ...at, day: ago > dateLimits.back ? null : addDays(today, -ago) }] : []
  })
  return found.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0] ?? null
}
