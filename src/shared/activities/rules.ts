import { dayIn, type Day } from '#shared/time/day.ts'
import { msOf } from '#shared/time/relative.ts'
import { dayMs } from '#shared/time/duration.ts'

/** What folding needs to know of a row of the ledger. */
export interface LedgerRow {
  id: string
  actId: string
  points: number | null
  createdAt: string
  by: string
  undone: boolean
  undoes: string | null
}

/** One act as one line of the timeline. */
export interface ActLine<Row extends LedgerRow> {
  actId: string
  /** The row that names the act: the first it wrote. */
  row: Row
  /** What else the act wrote: a bonus after a check-in. */
  more: readonly Row[]
  /** All the points of the act, null where none were moved. */
  points: number | null
  /** Who took it back, and when; null while it stands. */
  undone: { by: string; at: string } | null
}

/** An act that is taken back this soon was a slip of the finger. */
const slipMinutes = 10

const pointsOf = (rows: readonly LedgerRow[]): number | null => {
  const moved = rows.flatMap(({ points }) => (points === null ? [] : [points]))
  return moved.length === 0 ? null : moved.reduce((sum, points) => sum + points, 0)
}

/** What belongs together, in the order in which each key first comes. */
const grouped = <T>(all: readonly T[], keyOf: (one: T) => string): [key: string, group: T[]][] => {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return [...groups]
}

/**
 * The rows of the ledger (newest first) as one line per act, newest act first. What compensates is no line of its own:
 * it marks the act it takes back.
 */
export const foldActs = <Row extends LedgerRow>(rows: readonly Row[]): ActLine<Row>[] => {
  const compensations = new Map(rows.flatMap((row) => (row.undoes === null ? [] : [[row.undoes, row] as const])))
  const acts = grouped(
    rows.filter((row) => row.undoes === null),
    (row) => row.actId,
  )
  return acts.flatMap(([, written]) => {
    const [row, ...more] = written.toReversed()
    if (!row) return []
    const undo = written.map(({ id }) => compensations.get(id)).find((found) => found !== undefined)
    const undone = undo ? { by: undo.by, at: undo.createdAt } : row.undone ? { by: row.by, at: row.createdAt } : null
    return [{ actId: row.actId, row, more, points: pointsOf(written), undone }]
  })
}

/** Whether an act was taken back so soon that the timeline leaves it out by itself. */
export const isSlip = ({ row, undone }: Pick<ActLine<LedgerRow>, 'row' | 'undone'>): boolean =>
  undone !== null && msOf(undone.at) - msOf(row.createdAt) <= slipMinutes * 60_000

/** Whether an act that stands can still be taken back, for as many days as acts can be. */
export const canUndo = (line: ActLine<LedgerRow>, now: number, days: number): boolean =>
  line.undone === null && now - msOf(line.row.createdAt) <= days * dayMs

/** The lines day by day in a family's time zone, in their order. */
export const byDay = <Line extends { row: LedgerRow }>(
  lines: readonly Line[],
  zone: string,
): { day: Day; lines: Line[] }[] =>
  grouped(lines, ({ row }) => dayIn(msOf(row.createdAt), zone)).map(([day, kept]) => ({ day, lines: kept }))

/** What was earned and what was taken off (a positive number) since an instant, by acts that stand. */
export const movedSince = (
  rows: readonly (LedgerRow & { type: string })[],
  since: number,
): { earned: number; deducted: number } => {
  const standing = rows.filter((row) => row.undoes === null && !row.undone && msOf(row.createdAt) >= since)
  const sum = (points: readonly number[]) => points.reduce((total, n) => total + n, 0)
  return {
    earned: sum(standing.map(({ points }) => Math.max(0, points ?? 0))),
    deducted: sum(standing.map(({ points, type }) => (type === 'behavior' ? Math.max(0, -(points ?? 0)) : 0))),
  }
}

/** The preset that an activity's metadata names, or null; what cannot be read names none. */
export const presetIn = (metadata: string | null): string | null => {
  if (metadata === null) return null
  try {
    const read: unknown = JSON.parse(metadata)
    const preset = typeof read === 'object' && read !== null && 'preset' in read ? read.preset : null
    return typeof preset === 'string' ? preset : null
  } catch {
    return null
  }
}
