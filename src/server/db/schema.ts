import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { OperatorError } from '#server/operator-error.ts'
import { migrations } from './migrations/list.ts'
import type { Tables } from './tables.ts'

const known = Object.keys(migrations)

/** The schema that this app works with, named by its last migration. */
export const ownSchema = known.at(-1) ?? ''

/** Whether a schema is one that this app knows, so that it can be brought up to date. */
export const isKnownSchema = (name: string): boolean => known.includes(name)

const asksForTable = {
  sqlite: sql<{ name: string | null }>`select name from sqlite_schema where name = 'kysely_migration'`,
  postgres: sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`,
}

const namesIn = async (kysely: Kysely<Tables>, engine: keyof typeof asksForTable): Promise<string[]> => {
  const { rows: tables } = await asksForTable[engine].execute(kysely)
  if (!tables[0]?.name) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(kysely)
  return rows.map(({ name }) => name)
}

/**
 * Brings the schema of a database up to date, all migrations in one transaction; does nothing when it is. `before` runs
 * first when the database holds something. Throws when the schema is newer than this app.
 */
export const upgrade = async (
  kysely: Kysely<Tables>,
  engine: keyof typeof asksForTable,
  before: () => Promise<void>,
): Promise<void> => {
  const had = await namesIn(kysely, engine)
  const newest = had.at(-1)
  if (newest !== undefined && !had.every(isKnownSchema)) {
    throw new OperatorError(
      `The database was written by a newer Glowjar (schema ${newest}; this one knows ${ownSchema}). ` +
        'Install that version again, or restore a backup from before the upgrade. Nothing was changed.',
    )
  }
  if (newest === ownSchema) return
  if (newest !== undefined) await before()
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The schema could not be made.')
}
