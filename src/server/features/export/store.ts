import { sql } from 'kysely'
import type { FamilyFile } from '#shared/export/contract.ts'
import { childLists, type ChildInFile, type FileRow, type NestedLists } from '#shared/export/nested-lists.ts'
import { records, type OwnedTable } from '#shared/records/all-records.ts'
import { listExportedColumns, toFileRow, type Columns } from '#shared/records/record.ts'
import type { Db } from '#server/db/transaction.ts'

interface RowsQuery {
  table: OwnedTable
  /** Equalities by column. */
  where: Readonly<Record<string, string>>
  order: string
  /** Columns to read beside the exported ones. */
  more?: readonly string[]
}

const readRows = async (db: Db, { table, where, order, more = [] }: RowsQuery): Promise<FileRow[]> => {
  const columns = [...new Set([...listExportedColumns(records[table]).map(([column]) => column), ...more])]
  const conditions = Object.entries(where).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const query = sql<FileRow>`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.join(conditions, sql` and `)} order by ${sql.ref(order)}`
  return (await query.execute(db)).rows
}

type RowsByParent = ReadonlyMap<string, ReadonlyMap<unknown, FileRow[]>>

const readLists = async (db: Db, lists: NestedLists, where: RowsQuery['where']): Promise<RowsByParent> => {
  const found = new Map<string, ReadonlyMap<unknown, FileRow[]>>()
  for (const { table, parent, order = 'id', lists: inner = {} } of Object.values(lists)) {
    const rows = await readRows(db, { table, where, order, more: [parent] })
    found.set(
      table,
      Map.groupBy(rows, (row) => row[parent]),
    )
    for (const [name, of] of await readLists(db, inner, where)) found.set(name, of)
  }
  return found
}

const toNestedFileRow = (record: Columns, lists: NestedLists, row: FileRow, rows: RowsByParent): FileRow => ({
  ...toFileRow(record, row),
  ...Object.fromEntries(
    Object.entries(lists).map(([name, { table, lists: inner = {} }]) => [
      name,
      (rows.get(table)?.get(row['id']) ?? []).map((one) => toNestedFileRow(records[table], inner, one, rows)),
    ]),
  ),
})

/** Returns the children of a family, with all that belongs to them, in the format of the export file, first added first. */
export const readChildren = async (db: Db, familyId: string): Promise<ChildInFile[]> => {
  const children: ChildInFile[] = []
  const rows = await readRows(db, { table: 'children', where: { family_id: familyId }, order: 'id' })
  for (const child of rows) {
    const where = { family_id: familyId, child_id: String(child['id']) }
    children.push(
      toNestedFileRow(records.children, childLists, child, await readLists(db, childLists, where)) as ChildInFile,
    )
  }
  return children
}

/** Returns the acts of a family in the format of the export file, oldest first. */
export const readActs = async (db: Db, familyId: string): Promise<FamilyFile['acts']> => {
  const rows = await readRows(db, { table: 'acts', where: { family_id: familyId }, order: 'id' })
  return rows.map((row) => toFileRow(records.acts, row)) as FamilyFile['acts']
}

/** Returns the agents of a family in the format of the export file, first created first. */
export const readAgents = async (db: Db, familyId: string): Promise<FamilyFile['agents']> => {
  const rows = await readRows(db, { table: 'agents', where: { family_id: familyId }, order: 'id' })
  return rows.map((row) => toFileRow(records.agents, row))
}

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

/** Returns a text that every write to a family changes: its version and those of its children. */
export const readFamilyVersions = async (db: Db, familyId: string): Promise<string> => {
  const family = await findFamily(db, familyId)
  const children = await db
    .selectFrom('children')
    .select(['id', 'version'])
    .where('family_id', '=', familyId)
    .orderBy('id')
    .execute()
  return JSON.stringify([family?.version, children])
}
