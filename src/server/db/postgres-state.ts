import { sql } from 'kysely'
import { openPostgres } from './postgres.ts'

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
    return await db.connection().execute(async (connection) => {
      const { rows: versions } = await sql<{ major: number }>`
        select current_setting('server_version_num')::int / 10000 as major`.execute(connection)
      const { rows } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = 'public'`.execute(connection)
      const tables = rows.map(({ name }) => name)
      const { rows: applied } = tables.includes('kysely_migration')
        ? await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(connection)
        : { rows: [] }
      return { major: 0, ...versions[0], tables, schema: applied[0]?.name ?? null }
    })
  } finally {
    await db.destroy()
  }
}
