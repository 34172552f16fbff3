import { sql } from 'kysely'
import { createPostgresKysely } from './postgres.ts'
import { listAppliedMigrations } from './migrate.ts'

/**
 * Returns the major version of a PostgreSQL server, its clock in milliseconds since the epoch, the names of all tables in its schema `public`, and the last
 * migration, which is null if Glowjar has not used the database.
 */
export const readPostgresMetadata = async (url: string) => {
  const db = createPostgresKysely(url, () => undefined)
  try {
    const { rows: servers } = await sql<{ major: number; now: number }>`
      select current_setting('server_version_num')::int / 10000 as major,
        (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db)
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
    const schema = (await listAppliedMigrations(db, 'postgres')).at(-1) ?? null
    const [{ major, now } = { major: 0, now: 0 }] = servers
    return { major, now, tables: tables.map(({ name }) => name), schema }
  } finally {
    await db.destroy()
  }
}
