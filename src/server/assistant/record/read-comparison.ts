import { createPeriod, findIdBefore, findMonthId, type Calendar, type Period } from './period.ts'
import type { Vocabulary } from './vocabulary.ts'

const test = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0

/** Returns the ids of the week or month on and of the one before, as far as a text names them. */
const listRelative = (text: string, { periods }: Vocabulary): string[] => {
  const last = text.replace(periods.weekBeforeLast, ' ').replace(periods.monthBeforeLast, ' ')
  const rest = last.replace(periods.lastWeek, ' ').replace(periods.lastMonth, ' ')
  return [
    ...(test(periods.lastWeek, last) ? ['last-week'] : []),
    ...(test(periods.lastMonth, last) ? ['last-month'] : []),
    ...(test(periods.thisWeek, rest) ? ['this-week'] : []),
    ...(test(periods.thisMonth, rest) ? ['this-month'] : []),
  ]
}

/** Returns the id of the week or month before the last one, as far as a text names it. */
const listBeforeLast = (text: string, { periods }: Vocabulary, calendar: Calendar): string[] => {
  const named = [
    ...(test(periods.weekBeforeLast, text) ? ['last-week'] : []),
    ...(test(periods.monthBeforeLast, text) ? ['last-month'] : []),
  ]
  return named.flatMap((id) => {
    const last = createPeriod(id, calendar)
    return (last && findIdBefore(last, calendar)) ?? []
  })
}

/** What is compared with a time that is over, if nothing else is named: "less than last month". */
const pastOf: Readonly<Record<string, string>> = { 'last-week': 'this-week', 'last-month': 'this-month' }

/** Returns the two weeks or months that a text sets side by side, the later one `beside` the earlier; null if it names no two. */
export const readComparison = (text: string, vocabulary: Vocabulary, calendar: Calendar): Period | null => {
  const months = vocabulary.months.flatMap((month, n) => (test(month, text) ? [findMonthId(n, calendar.today)] : []))
  const beforeLast = listBeforeLast(text, vocabulary, calendar)
  const ids = new Set([...listRelative(text, vocabulary), ...beforeLast, ...months])
  const named = [...ids].flatMap((id) => createPeriod(id, calendar) ?? [])
  const [later, earlier] = named.toSorted((a, b) => (a.from < b.from ? 1 : -1))
  if (!later) return null
  const isWithBefore = test(vocabulary.clauses.thanBefore, text)
  if (!earlier && !isWithBefore && pastOf[later.id] !== undefined)
    return test(vocabulary.concepts.compare, text) ? createPeriod(`${pastOf[later.id]}.${later.id}`, calendar) : null
  const before = earlier?.id ?? (isWithBefore ? findIdBefore(later, calendar) : null)
  return before === null ? null : createPeriod(`${later.id}.${before}`, calendar)
}
