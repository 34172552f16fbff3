import type { Day } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { groupBy, type ActEntry, type LedgerRow } from './rules.ts'

/** Groups entries by the day that they stand under, in their order. */
export const groupByDay = <Line extends { row: LedgerRow }>(lines: readonly Line[]): { day: Day; lines: Line[] }[] =>
  groupBy(lines, ({ row }) => row.day).map(([day, group]) => ({ day, lines: group }))

/** Returns the points earned on a day and, as a positive number, those deducted by behaviors; ignores undone acts. */
export const sumEarnedAndDeductedOn = (
  rows: readonly (LedgerRow & { type: string })[],
  day: Day,
): { earned: number; deducted: number } => {
  const counted = rows.filter((row) => row.undoes === null && !row.undone && row.day === day)
  const sum = (points: readonly number[]) => points.reduce((total, n) => total + n, 0)
  return {
    earned: sum(counted.map(({ points }) => Math.max(0, points ?? 0))),
    deducted: sum(counted.map(({ points, type }) => (type === 'behavior' ? Math.max(0, -(points ?? 0)) : 0))),
  }
}

/** Returns the points that acts earned; redemptions, deductions and undone acts count 0. */
export const sumEarned = (lines: readonly ActEntry<LedgerRow>[]): number =>
  lines.reduce((sum, { undone, points }) => sum + (undone === null ? Math.max(0, points ?? 0) : 0), 0)

/** Returns the acts of a day by the time at which they happened, newest first; of the same time as they were recorded. */
export const sortByTime = <Line extends { row: { happenedAt: string } }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => parseInstant(b.row.happenedAt) - parseInstant(a.row.happenedAt))

/** What a day of the timeline shows as one row: one act, several check-ins, acts of one group, or equal behaviors. */
export type DayItem<Line> =
  | { line: Line }
  | { checkIns: readonly Line[] }
  | { groupId: string; acts: readonly Line[] }
  | { repeats: readonly Line[] }

type FoldedRow = LedgerRow & {
  type: string
  title: string
  description: string | null
  metadata: string | null
  groupId?: string | null | undefined
}

const isPlainCheckIn = ({ row, more }: ActEntry<FoldedRow>): boolean => row.type === 'habit' && more.length === 0

/** Returns a key that behaviors of the same kind, title and picture share; null for what has words of its own. */
const findRepeatKey = ({ row }: ActEntry<FoldedRow>): string | null =>
  row.type === 'behavior' && !row.description ? [(row.points ?? 0) > 0, row.metadata, row.title].join(' ') : null

/** Returns items in which equal behaviors are one, in the place of the newest, whatever stands between them and whoever noted them. */
const foldRepeats = <Line extends ActEntry<FoldedRow>>(items: readonly DayItem<Line>[]): DayItem<Line>[] => {
  const keyOf = (item: DayItem<Line>) => ('line' in item ? findRepeatKey(item.line) : null)
  const repeatsOf = new Map<string, Line[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== null && 'line' in item) repeatsOf.set(key, [...(repeatsOf.get(key) ?? []), item.line])
  }
  return items.flatMap((item): DayItem<Line>[] => {
    const repeats = repeatsOf.get(keyOf(item) ?? '') ?? []
    if (repeats.length < 2) return [item]
    return 'line' in item && item.line === repeats[0] ? [{ repeats }] : []
  })
}

const isHard = ({ row }: ActEntry<FoldedRow>): boolean => row.type === 'behavior' && (row.points ?? 0) <= 0

/**
 * Returns the acts of a day as items, each in the place of its newest act: two acts or more of a group are one item, but
 * something hard stays on its own, as its points say nothing of good ones; and so are two other check-ins or more, but one that
 * completed its habit stays on its own; and so are equal behaviors.
 */
export const foldDay = <Line extends ActEntry<FoldedRow>>(lines: readonly Line[]): DayItem<Line>[] =>
  foldRepeats(foldActsOfDay(lines))

const foldActsOfDay = <Line extends ActEntry<FoldedRow>>(lines: readonly Line[]): DayItem<Line>[] => {
  const idOf = (line: Line) => (isHard(line) ? '' : (line.row.groupId ?? ''))
  const groups = new Map(groupBy(lines, idOf).filter(([id, acts]) => id !== '' && acts.length > 1))
  const checkIns = lines.filter((line) => isPlainCheckIn(line) && !groups.has(idOf(line)))
  return lines.flatMap((line): DayItem<Line>[] => {
    const groupId = idOf(line)
    const acts = groups.get(groupId)
    if (acts) return line === acts[0] ? [{ groupId, acts }] : []
    if (checkIns.length < 2 || !isPlainCheckIn(line)) return [{ line }]
    return line === checkIns[0] ? [{ checkIns }] : []
  })
}

/**
 * Returns the rows of the days that are complete, of rows by day, newest first; `isLast` means that there are no further
 * rows. Otherwise the last day may go on and is left out.
 */
export const takeWholeDays = <Row extends { day: Day }>(rows: readonly Row[], isLast: boolean): readonly Row[] => {
  const lastDay = rows.at(-1)?.day
  return isLast
    ? rows
    : rows.slice(
        0,
        rows.findIndex(({ day }) => day === lastDay),
      )
}
