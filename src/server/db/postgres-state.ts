import { sql } from 'kysely'
import { openPostgres } from './postgres.ts'

/** What a backup or a restore needs to know of a PostgreSQL database. */
export interface PostgresState {
  /** The server's version, such as 15. */
  major: number
  /** The last migration, or null when it holds nothing of ours. */
  schema: string | null
  /** Every table in it. */
  tables: string[]
}

/** Looks at a PostgreSQL database without changing it. */
export const inspectPostgres = async (url: string): Promise<PostgresState> => {
  const db = openPostgres(url, () => undefined)
  try {
    return await db.connection().execute(async (one) => {
      const { rows: about } = await sql<{ major: number }>`
        select current_setting('server_version_num')::int / 10000 as major`.execute(one)
      const { rows } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = 'public'`.execute(one)
      const tables = rows.map(({ name }) => name)
      const { rows: had } = tables.includes('kysely_migration')
        ? await sql<{ name: string }>`select name from kysely_migration order by name desc`.execute(one)
        : { rows: [] }
      return { major: 0, ...about[0], tables, schema: had[0]?.name ?? null }
    })
  } finally {
    await db.destroy()
  }
}
