import {
  Kysely,
  PostgresDialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import type pg from 'pg'
import { loadPg } from './load-pg.ts'
import type { Tables } from './tables.ts'

const int8 = 20

const maxPreparedStatements = 500

/** Greatest number of connections. Who waits for one gets it in the order of asking, within 5 seconds or not at all. */
export const poolSize = 16

/** Wraps a pool so that statements get names, by which each connection prepares them once instead of each time. */
const namePreparedStatements = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < maxPreparedStatements) names.set(text, `s${names.size}`)
    return names.get(text)
  }
  const queryOn = (client: pg.PoolClient): PostgresPoolClient['query'] => {
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
    function query(text: unknown, values: readonly unknown[] = []): unknown {
      if (typeof text !== 'string') throw new Error('Cursors are not supported.')
      const name = values.length > 0 ? nameOf(text) : undefined
      return client.query({ text, values: [...values], ...(name !== undefined && { name }) })
    }
    return query
  }
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect()
    return { query: queryOn(client), release: (destroy) => client.release(destroy) }
  }
  return { options: pool.options, connect, end: () => pool.end() }
}

/** Returns the URL with the statement timeout switched off, for migrations and commands. */
export const toUrlWithoutTimeout = (url: string): string => {
  const result = new URL(url)
  result.searchParams.set('statement_timeout', '0')
  return result.href
}

const openPool = async (url: string, onLost: (error: Error) => void): Promise<PostgresPool> => {
  const { Pool, types } = await loadPg()
  types.setTypeParser(int8, Number)
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
  })
  pool.on('error', onLost)
  // Without a listener, a connection lost between two statements would end the process; the next statement fails.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return namePreparedStatements(pool)
}

/**
 * Creates a query builder on a connection pool, which is opened with the first query. `onLost` is called when an idle
 * connection breaks; the pool replaces it.
 */
export const createPostgresKysely = (url: string, onLost: (error: Error) => void): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool: () => openPool(url, onLost) }) })
