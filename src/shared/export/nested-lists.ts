import * as z from 'zod/mini'
import { records, type OwnedTable } from '#shared/records/all-records.ts'
import { exportShape, type Columns, type ExportShape } from '#shared/records/record.ts'

interface NestedList {
  readonly table: OwnedTable
  /** The column with the id of the row that the list belongs to. */
  readonly parent: string
  /** The column that orders it, unique within the list; `id` where absent. */
  readonly order?: string
  /** Whether no index has the list in its order. */
  readonly isWithoutIndex?: true
  readonly lists?: NestedLists
}

/** Lists within a row of an export file, by name. */
export type NestedLists = Readonly<Record<string, NestedList>>

/** The lists of a child in an export file, in an order in which their rows can be inserted. */
export const childLists = {
  rewards: { table: 'rewards', parent: 'child_id' },
  redemptions: { table: 'redemptions', parent: 'child_id' },
  habits: {
    table: 'habits',
    parent: 'child_id',
    lists: {
      checkIns: { table: 'check_ins', parent: 'habit_id', order: 'day' },
      rests: { table: 'rests', parent: 'habit_id', order: 'day' },
    },
  },
  skills: {
    table: 'skills',
    parent: 'child_id',
    lists: { scores: { table: 'scores', parent: 'skill_id' } },
  },
  moments: { table: 'moments', parent: 'child_id', isWithoutIndex: true },
  badges: { table: 'badges', parent: 'child_id', isWithoutIndex: true },
  completions: { table: 'completions', parent: 'child_id', isWithoutIndex: true },
  /** The ledger, which is the timeline, too. */
  activities: { table: 'activities', parent: 'child_id', order: 'sequence' },
} as const satisfies NestedLists

/** A row of an export file, of any table. */
export type FileRow = Readonly<Record<string, unknown>>

type InnerLists<L extends NestedList> = L extends { lists: infer Inner extends NestedLists } ? Inner : object

type RowShape<R extends Columns, L> = ExportShape<R> & {
  [N in keyof L]: L[N] extends NestedList
    ? z.ZodMiniArray<z.ZodMiniObject<RowShape<(typeof records)[L[N]['table']], InnerLists<L[N]>>, z.core.$strict>>
    : never
}

const createRowShape = <R extends Columns, L extends NestedLists>(record: R, lists: L): RowShape<R, L> =>
  ({
    ...exportShape(record),
    ...Object.fromEntries(
      Object.entries(lists).map(([name, { table, lists: inner = {} }]) => [
        name,
        z.array(z.strictObject(createRowShape<Columns, NestedLists>(records[table], inner))),
      ]),
    ),
  }) as RowShape<R, L>

/** The schema of a child with everything that belongs to it. */
export const childInFile = z.strictObject(createRowShape(records.children, childLists))

export type ChildInFile = z.output<typeof childInFile>

interface NestedRow {
  table: OwnedTable
  path: string
  row: FileRow
  /** The column and the id of the row that its list belongs to. */
  parent: readonly [column: string, id: unknown]
}

/** Lists the rows of all nested lists of a row at every depth, with table, path and parent; parents first. */
export const listNestedRows = (lists: NestedLists, parent: FileRow, path = ''): NestedRow[] =>
  Object.entries(lists).flatMap(([name, { table, parent: column, lists: inner = {} }]) =>
    (parent[name] as FileRow[]).flatMap((row, n) => {
      const at = `${path}${name}.${n}`
      return [{ table, path: at, row, parent: [column, parent['id']] }, ...listNestedRows(inner, row, `${at}.`)]
    }),
  )
