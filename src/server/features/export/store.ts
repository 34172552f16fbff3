import { sql, type RawBuilder } from 'kysely'
import type { FileRow } from '#shared/export/nested-lists.ts'
import { records, type OwnedTable } from '#shared/records/all-records.ts'
import { listExportedColumns } from '#shared/records/record.ts'
import type { Db } from '#server/db/transaction.ts'

export interface RowsQuery {
  table: OwnedTable
  /** Equalities by column. */
  where: Readonly<Record<string, string>> & { readonly family_id: string }
  /** The column that orders the rows, unique among them; `id` where absent. */
  order?: string
  /** Whether no index has the rows in their order. */
  isWithoutIndex?: true
}

// Rows that wait to be sent grow the heap by many times their size.
const rowsPerQuery = 25

// Among the lists without an index is the only one with long rows: a moment may have 20 KB.
const rowsPerQueryByIds = 5

const formatEqualities = (where: RowsQuery['where']) =>
  Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)

const selectRows = async (db: Db, { table, order = 'id' }: RowsQuery, conditions: readonly RawBuilder<unknown>[]) => {
  const columns = new Set(['id', order, ...listExportedColumns(records[table]).map(([column]) => column)])
  const query = sql<FileRow>`select ${sql.join(Array.from(columns, (column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.join(conditions, sql` and `)} order by ${sql.ref(order)} limit ${rowsPerQuery}`
  return (await query.execute(db)).rows
}

/** Yields rows in the order of an index, each time from where it left off. */
async function* readRowsByIndex(db: Db, query: RowsQuery): AsyncGenerator<FileRow[]> {
  const { where, order = 'id' } = query
  for (let after: FileRow | undefined; ;) {
    const rest = after ? [sql`${sql.ref(order)} > ${after[order]}`] : []
    const rows = await selectRows(db, query, [...formatEqualities(where), ...rest])
    yield rows
    if (rows.length < rowsPerQuery) return
    after = rows.at(-1)
  }
}

/** Yields rows in the order of their ids, which are read and sorted first: each query would sort all rows that are left. */
async function* readRowsByIds(db: Db, query: RowsQuery): AsyncGenerator<FileRow[]> {
  const { table, where } = query
  const select = sql<{
    id: string
  }>`select id from ${sql.table(table)} where ${sql.join(formatEqualities(where), sql` and `)}`
  const ids = (await select.execute(db)).rows.map(({ id }) => id).toSorted()
  for (let at = 0; at < ids.length; at += rowsPerQueryByIds) {
    const some = sql.join(ids.slice(at, at + rowsPerQueryByIds))
    yield await selectRows(db, query, [sql`family_id = ${where.family_id}`, sql`id in (${some})`])
  }
}

/** Yields the exported columns of rows in order, a few at a time. */
export const readRows = (db: Db, query: RowsQuery): AsyncGenerator<FileRow[]> =>
  query.isWithoutIndex ? readRowsByIds(db, query) : readRowsByIndex(db, query)

/** Returns the members and former members of a family, with the names they have and left with. */
export const listMembers = (db: Db, familyId: string) =>
  db
    .selectFrom('members')
    .leftJoin('users', 'users.id', 'members.user_id')
    .selectAll('members')
    .select('users.name')
    .where('members.family_id', '=', familyId)
    .orderBy('members.created_at')
    .orderBy('members.user_id')
    .execute()

export const findFamily = (db: Db, familyId: string) =>
  db.selectFrom('families').selectAll().where('id', '=', familyId).executeTakeFirst()
