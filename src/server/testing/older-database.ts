import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Place } from '#server/db/connect.ts'
import { migrations } from '#server/db/migrations/list.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { openSqlite } from '#server/db/sqlite.ts'

/** Rows by table, each a value by column: of whatever schema. */
export type Rows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>

type AnyTables = Record<string, Record<string, unknown>>

const openBare = async (place: Place): Promise<{ db: Kysely<AnyTables>; close(): Promise<void> }> => {
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

/** Makes a database as an older Glowjar left it: with the schema up to a migration, and these rows. */
export const olderDatabase = async (place: Place, schema: string, rows: Rows): Promise<void> => {
  const { db, close } = await openBare(place)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateTo(schema)
  if (error !== undefined) throw error instanceof Error ? error : new Error(schema)
  for (const [table, some] of Object.entries(rows)) {
    for (const row of some) await db.insertInto(table).values(row).execute()
  }
  await close()
}

/** Every row of every table, as it lies in the database. */
export const everyRow = async (place: Place, tables: readonly string[]): Promise<Rows> => {
  const { db, close } = await openBare(place)
  const found: Record<string, Record<string, unknown>[]> = {}
  for (const table of tables) found[table] = await db.selectFrom(table).selectAll().execute()
  await close()
  return found
}
