import type { Day } from '#shared/time/day.ts'
import { groupByDay, sumEarned } from './day-rules.ts'
import { groupBy, type ActEntry, type LedgerRow } from './rules.ts'

type ToldRow = LedgerRow & { type: string; title: string; description: string | null }

/** How many of the newest days are in view together with the summary of all. */
const daysInView = 2

const isDeed = ({ row, points }: ActEntry<ToldRow>): boolean => row.type === 'behavior' && (points ?? 0) > 0

/** Most deeds that are told if several were noted equally often. */
const maxDeeds = 3

/** Returns the good deeds that were noted most often, if any was twice, newest first. */
const findMostFrequentDeeds = <Row extends ToldRow>(
  standing: readonly ActEntry<Row>[],
): { row: Row; count: number }[] => {
  const deeds = groupBy(standing.filter(isDeed), ({ row }) => row.title).map(([, lines]) => lines)
  const most = Math.max(2, ...deeds.map(({ length }) => length))
  return deeds
    .filter(({ length }) => length === most)
    .flatMap(([newest]) => (newest ? { row: newest.row, count: most } : []))
    .slice(0, maxDeeds)
}

/**
 * Returns what several days brought: points earned, the number of check-ins, the good deeds noted most often, the moments of
 * each day that has any, and the newest moment with words, if any, of the days that are not in view with it.
 */
export const summarizeDays = <Row extends ToldRow>(lines: readonly ActEntry<Row>[]) => {
  const inView = groupByDay(lines).slice(0, daysInView)
  const isInView = (day: Day) => inView.some((one) => one.day === day)
  const standing = lines.filter(({ undone }) => undone === null)
  const moments = standing.filter(({ row }) => row.type === 'moment')
  return {
    earned: sumEarned(standing),
    checkIns: standing.filter(({ row }) => row.type === 'habit').length,
    deeds: findMostFrequentDeeds(standing),
    daysWithMoments: groupByDay(moments),
    moment: moments.find(({ row }) => row.description && !isInView(row.day)),
  }
}

/** Returns what a day brought: points earned and spent for rewards, and the numbers of good deeds, check-ins and moments. */
export const summarizeDay = (lines: readonly ActEntry<ToldRow>[]) => {
  const standing = lines.filter(({ undone }) => undone === null)
  const count = (type: string) => standing.filter(({ row }) => row.type === type).length
  return {
    earned: sumEarned(standing),
    spent: standing.reduce((sum, { row, points }) => (row.type === 'reward' ? sum - (points ?? 0) : sum), 0),
    deeds: standing.filter(isDeed).length,
    checkIns: count('habit'),
    moments: count('moment'),
  }
}

/**
 * Returns what a whole week brought: points earned and on how many days, the numbers of good deeds and check-ins, and the
 * moment with words whose mood ranks first, the newest of equal ones. `rankOf` returns the rank of a moment's mood, or -1 for
 * one that is not told.
 */
export const summarizeWeek = <Row extends ToldRow>(
  lines: readonly ActEntry<Row>[],
  rankOf: (moment: Row) => number,
) => {
  const standing = lines.filter(({ undone }) => undone === null)
  const ranked = standing
    .filter(({ row }) => row.type === 'moment' && row.description)
    .map((line) => ({ line, rank: rankOf(line.row) }))
    .filter(({ rank }) => rank >= 0)
  return {
    earned: sumEarned(standing),
    days: groupByDay(standing).filter((day) => sumEarned(day.lines) > 0).length,
    deeds: standing.filter(isDeed).length,
    checkIns: standing.filter(({ row }) => row.type === 'habit').length,
    moment: ranked.toSorted((a, b) => a.rank - b.rank)[0]?.line,
  }
}
