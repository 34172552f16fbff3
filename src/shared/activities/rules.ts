import type { Day } from '#shared/time/day.ts'
import { parseInstant } from '#shared/time/instant.ts'
import { dayMs } from '#shared/time/duration.ts'

/** Fields of an activity that `groupByAct` reads. */
export interface LedgerRow {
  id: string
  actId: string
  points: number | null
  createdAt: string
  /** The day that it stands under. */
  day: Day
  by: string
  via?: string | null | undefined
  undone: boolean
  undoes: string | null
}

/** An act as one entry of the timeline. */
export interface ActEntry<Row extends LedgerRow> {
  actId: string
  /** The first row of the act, which names it. */
  row: Row
  /** Further rows of the act, such as a bonus after a check-in. */
  more: readonly Row[]
  /** Sum of the points of the act, null when it has none. */
  points: number | null
  /** Who undid it (null if unknown), through which agent, and when; null while it stands. */
  undone: { by: string | null; via: string | null; at: string } | null
}

/** The timeline hides an act that was undone within this time. */
const undoneSoonMinutes = 10

const sumPoints = (rows: readonly LedgerRow[]): number | null => {
  const moved = rows.flatMap(({ points }) => (points === null ? [] : [points]))
  return moved.length === 0 ? null : moved.reduce((sum, points) => sum + points, 0)
}

/** Groups items by key, in the order of the first item of each key. */
export const groupBy = <T>(all: readonly T[], keyOf: (one: T) => string): [key: string, group: T[]][] => {
  const groups = new Map<string, T[]>()
  for (const one of all) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return [...groups]
}

/**
 * Groups activities (newest first) into one entry per act, newest first. A compensating activity marks the act that it
 * undoes instead of getting an entry.
 */
export const groupByAct = <Row extends LedgerRow>(rows: readonly Row[]): ActEntry<Row>[] => {
  const compensations = new Map(rows.flatMap((row) => (row.undoes === null ? [] : [[row.undoes, row] as const])))
  const acts = groupBy(
    rows.filter((row) => row.undoes === null),
    (row) => row.actId,
  )
  return acts.flatMap(([, written]) => {
    const [row, ...more] = written.toReversed()
    if (!row) return []
    const undo = written.map(({ id }) => compensations.get(id)).find((found) => found !== undefined)
    const undoing = undo ?? (row.undone ? row : null)
    const undone = undoing && { by: undoing.by, via: undoing.via ?? null, at: undoing.createdAt }
    return [{ actId: row.actId, row, more, points: sumPoints(written), undone }]
  })
}

/** Returns whether an act was undone within ten minutes, so that the timeline hides it. */
export const wasUndoneSoon = ({ row, undone }: Pick<ActEntry<LedgerRow>, 'row' | 'undone'>): boolean =>
  undone !== null && parseInstant(undone.at) - parseInstant(row.createdAt) <= undoneSoonMinutes * 60_000

/** Returns whether an act is not undone and at most `days` days old. */
export const canUndo = (line: ActEntry<LedgerRow>, now: number, days: number): boolean =>
  line.undone === null && now - parseInstant(line.row.createdAt) <= days * dayMs

/** Returns the preset in an activity's metadata; null when there is none or it is malformed. */
export const parsePresetFromMetadata = (metadata: string | null): string | null => {
  if (metadata === null) return null
  try {
    const read: unknown = JSON.parse(metadata)
    const preset = typeof read === 'object' && read !== null && 'preset' in read ? read.preset : null
    return typeof preset === 'string' ? preset : null
  } catch {
    return null
  }
}
