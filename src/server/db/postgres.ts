import {
  Kysely,
  PostgresDialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import pg from 'pg'
import { conversationOver } from './conversation.ts'
import type { Tables } from './tables.ts'

const int8 = 20
pg.types.setTypeParser(int8, Number)

const statementsKept = 500

/**
 * The server parses and plans a statement anew each time unless it has a name; this names them by their text, so that
 * each connection prepares each of them once.
 */
const keepingStatements = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < statementsKept) names.set(text, `s${names.size}`)
    return names.get(text)
  }
  const queryOn = (client: pg.PoolClient): PostgresPoolClient['query'] => {
    const say = conversationOver((text, given) => {
      const values = [...given]
      const name = values.length > 0 ? nameOf(text) : undefined
      return client.query(name === undefined ? { text, values } : { name, text, values })
    })
    function query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
    function query(text: unknown, values: readonly unknown[] = []): unknown {
      if (typeof text !== 'string') throw new Error('Nothing is read by a cursor.')
      return say(text, values)
    }
    return query
  }
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect()
    return { query: queryOn(client), release: (destroy) => client.release(destroy) }
  }
  return { options: pool.options, connect, end: () => pool.end() }
}

/** The same address without the limit on the time of one question, which is there for the requests of an app. */
export const withoutStatementTimeout = (url: string): string => {
  const patient = new URL(url)
  patient.searchParams.set('statement_timeout', '0')
  return patient.href
}

/** Opens a pool on a PostgreSQL server. `onLost` hears when an idle connection breaks; the pool replaces it. */
export const openPostgres = (url: string, onLost: (error: Error) => void): Kysely<Tables> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    pipeline: true,
  })
  pool.on('error', onLost)
  // One that breaks between two statements of a transaction would end the process; the next statement tells of it.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: keepingStatements(pool) }) })
}
