import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

const int8 = 20
pg.types.setTypeParser(int8, Number)

/** Opens a pool on a PostgreSQL server. `onLost` hears when an idle connection breaks; the pool replaces it. */
export const openPostgres = (url: string, onLost: (error: Error) => void): Kysely<Tables> => {
  const pool = new pg.Pool({ connectionString: url, max: 16, connectionTimeoutMillis: 5000, statement_timeout: 10_000 })
  pool.on('error', onLost)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
