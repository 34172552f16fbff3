import { sql } from 'kysely'
import { openPostgres } from './postgres.ts'
import { appliedMigrations } from './schema.ts'

/** Version and contents of a PostgreSQL database, as needed for backups. */
export interface PostgresState {
  /** Major version of the server. */
  major: number
  /** Name of the last migration; null if Glowjar has not used the database. */
  schema: string | null
  /** Names of all tables in the schema `public`. */
  tables: string[]
}

/** Inspects a PostgreSQL database without changing it. */
export const inspectPostgres = async (url: string): Promise<PostgresState> => {
  const db = openPostgres(url, () => undefined)
  try {
    const { rows: versions } = await sql<{ major: number }>`
      select current_setting('server_version_num')::int / 10000 as major`.execute(db)
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
    const schema = (await appliedMigrations(db, 'postgres')).at(-1) ?? null
    return { major: versions[0]?.major ?? 0, tables: tables.map(({ name }) => name), schema }
  } finally {
    await db.destroy()
  }
}
