import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { DatabaseLocation } from '#server/db/connect.ts'
import { migrations } from '#server/db/migrations/list.ts'
import { createPostgresKysely } from '#server/db/postgres.ts'
import { openSqliteConnections } from '#server/db/sqlite.ts'

/** Rows by table, in an order that satisfies the foreign keys. */
export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** Names of the columns by table, in an order that satisfies the foreign keys. */
export type ColumnNames = Readonly<Record<string, readonly string[]>>

type AnyTables = Record<string, Record<string, unknown>>

const openWithoutMigrations = async (
  location: DatabaseLocation,
): Promise<{ db: Kysely<AnyTables>; close(): Promise<void> }> => {
  if ('postgres' in location) {
    const pool = createPostgresKysely(location.postgres, () => undefined)
    return { db: pool.$extendTables<AnyTables>(), close: () => pool.destroy() }
  }
  mkdirSync(location.folder, { recursive: true })
  const { reader, writer } = await openSqliteConnections(path.join(location.folder, 'glowjar.sqlite'))
  const close = async () => {
    await reader.destroy()
    await writer.destroy()
  }
  return { db: writer.$extendTables<AnyTables>(), close }
}

const runOnDatabase = async <T>(
  location: DatabaseLocation,
  work: (db: Kysely<AnyTables>) => Promise<T>,
): Promise<T> => {
  const { db, close } = await openWithoutMigrations(location)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** Creates a database with the schema of an older version (all migrations up to `lastMigration`) and these rows. */
export const createOlderDatabase = (location: DatabaseLocation, lastMigration: string, rows: Rows): Promise<void> =>
  runOnDatabase(location, async (db) => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
    const { error } = await migrator.migrateTo(lastMigration)
    if (error !== undefined) throw error instanceof Error ? error : new Error(lastMigration)
    for (const [table, tableRows] of Object.entries(rows)) {
      for (const row of tableRows) await db.insertInto(table).values(row).execute()
    }
  })

// Tables that foreign keys refer to come first.
const referencedTables = ['users', 'families', 'members', 'agents', 'children', 'acts', 'habits', 'skills', 'webhooks']

const rankTable = (table: string) =>
  referencedTables.includes(table) ? referencedTables.indexOf(table) : referencedTables.length

/** Returns the names of the columns of each table, without internal tables. */
export const readColumnNames = (location: DatabaseLocation): Promise<ColumnNames> =>
  runOnDatabase(location, async (db) => {
    const tables = (await db.introspection.getTables()).filter(({ name }) => !/^(?:sqlite_|limits$)/.test(name))
    return Object.fromEntries(
      tables
        .toSorted((a, b) => rankTable(a.name) - rankTable(b.name))
        .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
    )
  })

/** Returns all rows of these columns, as they are stored. */
export const readRows = (location: DatabaseLocation, columns: ColumnNames): Promise<Rows> =>
  runOnDatabase(location, async (db) => {
    const rows: Record<string, Record<string, unknown>[]> = {}
    for (const [table, names] of Object.entries(columns)) {
      rows[table] = await db
        .selectFrom(table)
        .select([...names])
        .execute()
    }
    return rows
  })
