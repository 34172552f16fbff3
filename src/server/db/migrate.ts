import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { OperatorError } from '#server/operator-error.ts'
import { migrations } from './migrations/list.ts'
import type { Tables } from './tables.ts'

const migrationNames = Object.keys(migrations)

/** Name of the last migration of this app. */
export const currentSchemaName = migrationNames.at(-1) ?? ''

/** Returns true if a schema, named by its last migration, is one that this app can migrate. */
export const isKnownSchema = (name: string): boolean => migrationNames.includes(name)

const migrationTableQueries = {
  sqlite: sql<{ name: string | null }>`select name from sqlite_schema where name = 'kysely_migration'`,
  postgres: sql<{ name: string | null }>`select to_regclass('kysely_migration')::text as name`,
}

/** Returns the names of the migrations that a database has, in order; none for one that Glowjar has not used. */
export const listAppliedMigrations = async (
  kysely: Kysely<Tables>,
  engine: keyof typeof migrationTableQueries,
): Promise<string[]> => {
  const { rows: tables } = await migrationTableQueries[engine].execute(kysely)
  if (!tables[0]?.name) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(kysely)
  return rows.map(({ name }) => name)
}

const isCurrent = (applied: readonly string[]): boolean =>
  applied.at(-1) === currentSchemaName && applied.every(isKnownSchema)

/** Returns whether a database has all migrations of this app and no others. */
export const hasCurrentSchema = async (
  kysely: Kysely<Tables>,
  engine: keyof typeof migrationTableQueries,
): Promise<boolean> => isCurrent(await listAppliedMigrations(kysely, engine))

/**
 * Runs all pending migrations in one transaction. `beforeUpgrade` runs first if the database already has a schema.
 * @throws OperatorError if the schema is newer than this app
 */
export const migrateToLatest = async (
  kysely: Kysely<Tables>,
  engine: keyof typeof migrationTableQueries,
  beforeUpgrade: () => Promise<void>,
): Promise<void> => {
  const applied = await listAppliedMigrations(kysely, engine)
  if (isCurrent(applied)) return
  const newest = applied.at(-1)
  if (newest !== undefined && !applied.every(isKnownSchema)) {
    throw new OperatorError(
      `The database was written by a newer Glowjar (schema ${newest}; this one knows ${currentSchemaName}). ` +
        'Install that version again, or restore a backup from before the upgrade. Nothing was changed.',
    )
  }
  if (newest !== undefined) await beforeUpgrade()
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error instanceof Error ? error : new Error('The migrations failed.')
}
