import { sql } from 'kysely'
import { createPostgresKysely } from './postgres.ts'
import { listAppliedMigrations } from './migrate.ts'

/**
 * Returns the major version of a PostgreSQL server, the names of all tables in its schema `public`, and the last
 * migration, which is null if Glowjar has not used the database.
 */
export const readPostgresMetadata = async (url: string) => {
  const db = createPostgresKysely(url, () => undefined)
  try {
    const { rows: versions } = await sql<{ major: number }>`
      select current_setting('server_version_num')::int / 10000 as major`.execute(db)
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
    const schema = (await listAppliedMigrations(db, 'postgres')).at(-1) ?? null
    return { major: versions[0]?.major ?? 0, tables: tables.map(({ name }) => name), schema }
  } finally {
    await db.destroy()
  }
}
