import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { hourMs, minuteMs } from '#shared/time/duration.ts'
import type { DatabaseLocation } from './connect.ts'

/** Counts what happens under a key within a window of time, alike for every process on the same database. */
export interface Counter {
  /** Counts one, atomically; the seconds to wait when that is more than allowed, else 0. */
  take(key: string): Promise<number>
  giveBack(key: string): Promise<void>
  forget(key: string): Promise<void>
}

export interface Counters {
  counter(name: string, most: number, seconds: number): Counter
  close(): Promise<void>
}

interface Rule {
  keyPrefix: string
  points: number
  duration: number
  tableCreated: boolean
}

interface Store {
  limiter(rule: Rule, ready: (error?: Error) => void): RateLimiterAbstract
  /** Deletes what ran out before an instant. */
  clear(before: number): Promise<void>
  close(): Promise<void>
}

// The library would clear SQLite's table too, but a failure of that ends the process.
const table = { tableName: 'limits', clearExpiredByTimeout: false }

// A handle of its own: on the shared one a count would be lost in the rollback of somebody else's transaction.
const openFile = (folder: string): Store => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = path.join(folder, 'limits.sqlite')
  const client = new Sqlite(file)
  chmodSync(file, 0o600)
  client.pragma('busy_timeout = 5000')
  client.pragma('journal_mode = WAL')
  client.pragma('synchronous = NORMAL')
  return {
    limiter: (rule, ready) =>
      new RateLimiterSQLite({ storeClient: client, storeType: 'better-sqlite3', ...table, ...rule }, ready),
    clear: async (before) => void client.prepare('delete from limits where expire < ?').run(before),
    close: async () => void client.close(),
  }
}

const openPool = (url: string): Store => {
  const client = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  return {
    limiter: (rule, ready) =>
      new RateLimiterPostgres({ storeClient: client, storeType: 'client', ...table, ...rule }, ready),
    clear: async (before) => void (await client.query('delete from limits where expire < $1', [before])),
    close: () => client.end(),
  }
}

const counterOf = (limiter: RateLimiterAbstract): Counter => ({
  async take(key) {
    try {
      await limiter.consume(key)
      return 0
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      // What was refused has not happened: it must not stay in the count.
      await limiter.reward(key)
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    }
  },
  giveBack: async (key) => void (await limiter.reward(key)),
  forget: async (key) => void (await limiter.delete(key)),
})

const clearEveryMs = 5 * minuteMs
// Another process may have a clock that is behind, and this one's may be set back: to them it has not run out yet.
const keptMs = hourMs

/** Deletes now and then what ran out long ago, until it is told to stop. What fails is left to the next time. */
const keepClear = ({ clear }: Store): (() => void) => {
  let isClearing = false
  const turn = async () => {
    if (isClearing) return
    isClearing = true
    await clear(Date.now() - keptMs).catch(() => undefined)
    isClearing = false
  }
  const turns = setInterval(() => void turn(), clearEveryMs).unref()
  return () => clearInterval(turns)
}

/** Opens the counters beside the database: a file and handle of their own, or a table on the PostgreSQL server. */
export const openCounters = async (place: DatabaseLocation): Promise<Counters> => {
  const store = 'postgres' in place ? openPool(place.postgres) : openFile(place.folder)
  const makeTable = () =>
    new Promise<void>((resolve, reject) => {
      const made = { keyPrefix: 'table', points: 1, duration: 1, tableCreated: false }
      store.limiter(made, (error) => (error ? reject(error) : resolve()))
    })
  // Of several processes that begin at once one makes the table; one that is refused then finds it there.
  await makeTable().catch(makeTable)
  const stopClearing = keepClear(store)
  return {
    counter: (name, most, seconds) =>
      counterOf(
        store.limiter({ keyPrefix: name, points: most, duration: seconds, tableCreated: true }, () => undefined),
      ),
    close: () => {
      stopClearing()
      return store.close()
    },
  }
}
