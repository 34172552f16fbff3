import { sql } from 'kysely'
import type { TestApp } from './harness.ts'

/** Rows by table, each as a JSON text, sorted. */
export type JsonRows = Readonly<Record<string, readonly string[]>>

const accountTables = new Set(['users', 'sessions', 'accounts'])

const listTables = async ({ database: { kysely } }: TestApp) => {
  const tables = (await kysely.introspection.getTables()).map(({ name }) => name)
  // Rate limits count requests; they are not data.
  return tables.filter((name) => name !== 'limits').toSorted()
}

/** Returns all rows of all tables. */
export const readAllRows = async (app: TestApp): Promise<JsonRows> => {
  const rows: Record<string, string[]> = {}
  for (const table of await listTables(app)) {
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(app.database.kysely)
    rows[table] = found.rows.map((row) => JSON.stringify(row)).toSorted()
  }
  return rows
}

/** Returns the rows of a family, including the accounts of its members. */
export const readFamilyRows = async (app: TestApp, familyId: string): Promise<JsonRows> => {
  const { db } = app.database
  const members = await db.selectFrom('members').select('user_id').where('family_id', '=', familyId).execute()
  const users = new Set(members.map((member) => member.user_id))
  const isOwn = (table: string, row: Record<string, unknown>) => {
    if (table === 'families') return row['id'] === familyId
    if (accountTables.has(table)) return users.has(String(table === 'users' ? row['id'] : row['user_id']))
    return row['family_id'] === familyId
  }
  return Object.fromEntries(
    Object.entries(await readAllRows(app)).map(([table, rows]) => [
      table,
      rows.filter((row) => isOwn(table, JSON.parse(row) as Record<string, unknown>)),
    ]),
  )
}
