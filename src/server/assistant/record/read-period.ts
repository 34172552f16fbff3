import { addDays, findStartOfWeek } from '#shared/time/day.ts'
import {
  createPeriod,
  daysOfMonth,
  findIdBefore,
  findLastWeekday,
  findMonthId,
  type Calendar,
  type Period,
} from './period.ts'
import type { Vocabulary } from './vocabulary.ts'

const test = (pattern: RegExp | undefined, text: string): boolean => pattern !== undefined && text.search(pattern) >= 0

const readNumber = (word: string, { numbers }: Vocabulary): number | null => {
  if (/^\d{1,4}$/.test(word)) return Number(word)
  const at = numbers.findIndex((number) => number.test(word))
  return at < 0 ? null : at + 1
}

const readCount = (pattern: RegExp, text: string, vocabulary: Vocabulary): number | null => {
  for (const match of text.matchAll(pattern)) {
    const word = match.slice(1).find((group) => group !== undefined)
    const number = word === undefined ? null : readNumber(word, vocabulary)
    if (number !== null) return number
  }
  return null
}

const readRelative = (text: string, { periods }: Vocabulary): string | null => {
  const has = (word: keyof Vocabulary['periods']) => test(periods[word], text)
  // Who compares this week with the last one asks about this one.
  if (has('today') && has('yesterday')) return 'today'
  if (has('yesterday')) return 'yesterday'
  if (has('today')) return 'today'
  if (has('lastWeek'))
    return has('thisWeek') && text.replace(periods.lastWeek, ' ').search(periods.thisWeek) >= 0
      ? 'this-week'
      : 'last-week'
  if (has('lastMonth'))
    return text.replace(periods.lastMonth, ' ').search(periods.thisMonth) >= 0 ? 'this-month' : 'last-month'
  if (has('thisWeek')) return 'this-week'
  return has('thisMonth') ? 'this-month' : null
}

/** Returns the id of the week or month before the last one, if a text names it. */
const readBeforeLast = (text: string, { periods }: Vocabulary, calendar: Calendar): string | null => {
  const [word, id] = test(periods.weekBeforeLast, text)
    ? (['weekBeforeLast', 'last-week'] as const)
    : (['monthBeforeLast', 'last-month'] as const)
  const last = test(periods[word], text) ? createPeriod(id, calendar) : null
  return last && findIdBefore(last, calendar)
}

const readYear = (text: string, { periods }: Vocabulary): string | null =>
  test(periods.thisYear, text) ? 'this-year' : test(periods.lastYear, text) ? 'last-year' : null

const readWeekday = (text: string, vocabulary: Vocabulary, { today, weekStart }: Calendar): string | null => {
  const weekday = vocabulary.weekdays.findIndex((pattern) => test(pattern, text))
  if (weekday < 0) return null
  const inLastWeek = readRelative(text, vocabulary) === 'last-week'
  const day = findLastWeekday(weekday, inLastWeek ? addDays(findStartOfWeek(today, weekStart), -1) : today)
  return `${test(vocabulary.periods.since, text) ? 'since' : 'day'}-${day}`
}

const readMonth = (text: string, vocabulary: Vocabulary, { today }: Calendar): string | null => {
  const month = vocabulary.months.findIndex((pattern) => test(pattern, text))
  if (month < 0) return null
  const id = findMonthId(month, today)
  return test(vocabulary.periods.since, text) && id.startsWith('month-')
    ? id.replace('month-', 'since-').concat('-01')
    : id
}

const fortnight = 14
/** Days of “lately”. */
const recentDays = 7
const saturday = 6

/** Returns the period that a message names, or null. */
export const readPeriod = (text: string, vocabulary: Vocabulary, calendar: Calendar): Period | null => {
  const { periods } = vocabulary
  const days = readCount(periods.lastDays, text, vocabulary)
  const weeks = readCount(periods.lastWeeks, text, vocabulary)
  const months = readCount(periods.lastMonths, text, vocabulary)
  const count = days ?? (weeks === null ? (months === null ? null : months * daysOfMonth) : weeks * 7)
  const find = (): string | null => {
    if (count !== null) return `days-${count}`
    if (test(periods.recent, text)) return `days-${recentDays}`
    if (test(periods.fortnight, text)) return `days-${fortnight}`
    if (test(periods.weekend, text)) return `weekend-${findLastWeekday(saturday, calendar.today)}`
    if (test(periods.dayBeforeYesterday, text)) return `day-${addDays(calendar.today, -2)}`
    const named =
      readBeforeLast(text, vocabulary, calendar) ??
      readWeekday(text, vocabulary, calendar) ??
      readRelative(text, vocabulary) ??
      readMonth(text, vocabulary, calendar) ??
      readYear(text, vocabulary)
    return named ?? (test(periods.ever, text) ? 'ever' : null)
  }
  const id = find()
  return id === null ? null : createPeriod(id, calendar)
}
