import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { DatabaseLocation } from '#server/db/connect.ts'
import { migrations } from '#server/db/migrations/list.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openSqlite } from '#server/db/sqlite.ts'

/** Rows by table, each a value by column: of whatever schema, in an order in which they can be inserted. */
export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

/** The columns of each table of a schema, in an order in which the tables can be filled. */
export type Columns = Readonly<Record<string, readonly string[]>>

type AnyTables = Record<string, Record<string, unknown>>

const openBare = async (place: DatabaseLocation): Promise<{ db: Kysely<AnyTables>; close(): Promise<void> }> => {
  if ('postgres' in place) {
    const pool = openPostgres(place.postgres, () => undefined)
    return { db: pool.$extendTables<AnyTables>(), close: () => pool.destroy() }
  }
  mkdirSync(place.folder, { recursive: true })
  const { reader, writer } = await openSqlite(path.join(place.folder, 'glowjar.sqlite'))
  const close = async () => {
    await reader.destroy()
    await writer.destroy()
  }
  return { db: writer.$extendTables<AnyTables>(), close }
}

const within = async <T>(place: DatabaseLocation, work: (db: Kysely<AnyTables>) => Promise<T>): Promise<T> => {
  const { db, close } = await openBare(place)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** Makes a database as an older Glowjar left it: with the schema up to a migration, and these rows. */
export const olderDatabase = (place: DatabaseLocation, schema: string, rows: Rows): Promise<void> =>
  within(place, async (db) => {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
    const { error } = await migrator.migrateTo(schema)
    if (error !== undefined) throw error instanceof Error ? error : new Error(schema)
    for (const [table, some] of Object.entries(rows)) {
      for (const row of some) await db.insertInto(table).values(row).execute()
    }
  })

// Whom others point to comes first; the rest hangs on a child or an act.
const first = ['users', 'families', 'children', 'acts', 'habits', 'skills']

const rank = (table: string) => (first.includes(table) ? first.indexOf(table) : first.length)

/** The tables of a database and their columns, without what the schema itself is kept in. */
export const columnsOf = (place: DatabaseLocation): Promise<Columns> =>
  within(place, async (db) => {
    const tables = (await db.introspection.getTables()).filter(({ name }) => !/^(?:sqlite_|limits$)/.test(name))
    return Object.fromEntries(
      tables
        .toSorted((a, b) => rank(a.name) - rank(b.name))
        .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
    )
  })

/** Every row of these columns, as it lies in the database. */
export const everyRow = (place: DatabaseLocation, columns: Columns): Promise<Rows> =>
  within(place, async (db) => {
    const found: Record<string, Record<string, unknown>[]> = {}
    for (const [table, names] of Object.entries(columns)) {
      found[table] = await db
        .selectFrom(table)
        .select([...names])
        .execute()
    }
    return found
  })
