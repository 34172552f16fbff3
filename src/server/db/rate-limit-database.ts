import path from 'node:path'
import { RateLimiterPostgres, RateLimiterRes, RateLimiterSQLite, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { hourMs, minuteMs, secondMs } from '#shared/time/duration.ts'
import { OperatorError } from '#server/operator-error.ts'
import type { DatabaseLocation } from './connect.ts'
import { loadPg } from './load-pg.ts'
import { openPrivateFile } from './sqlite.ts'
import { isDamageError } from './sqlite-files.ts'

/** A limiter that counts the uses of each key in a time window, for all processes on the same database. */
export interface RateLimiter {
  /** Counts one use atomically. Returns 0, or the seconds to wait if the limit is reached; then nothing is counted. */
  consume(key: string): Promise<number>
  refund(key: string): Promise<void>
  /** Returns how many uses are left in the present window. */
  countLeft(key: string): Promise<number>
  reset(key: string): Promise<void>
}

export interface RateLimitDatabase {
  createLimiter(name: string, limit: number, windowSeconds: number): RateLimiter
  close(): Promise<void>
}

interface LimiterRule {
  keyPrefix: string
  points: number
  duration: number
  tableCreated: boolean
}

interface CounterStore {
  limiter(rule: LimiterRule, onReady: (error?: Error) => void): RateLimiterAbstract
  /** Deletes the count of a key if it expires after a Unix time in milliseconds. */
  deleteExpiringAfter(key: string, after: number): Promise<void>
  /** Deletes counts that expired before a Unix time in milliseconds. */
  deleteExpired(before: number): Promise<void>
  close(): Promise<void>
}

// The library could delete expired rows itself, but on SQLite an error of that ends the process.
const tableOptions = { tableName: 'limits', clearExpiredByTimeout: false }

// A separate handle: on the shared one a count would be lost when another transaction rolls back.
const openSqliteStore = (folder: string): CounterStore => {
  const client = openPrivateFile(path.join(folder, 'limits.sqlite'))
  client.pragma('busy_timeout = 5000')
  client.pragma('journal_mode = WAL')
  client.pragma('synchronous = NORMAL')
  return {
    limiter: (rule, onReady) =>
      new RateLimiterSQLite({ storeClient: client, storeType: 'better-sqlite3', ...tableOptions, ...rule }, onReady),
    deleteExpiringAfter: async (key, after) =>
      void client.prepare('delete from limits where key = ? and expire > ?').run(key, after),
    deleteExpired: async (before) => void client.prepare('delete from limits where expire < ?').run(before),
    close: async () => void client.close(),
  }
}

const openPostgresStore = async (url: string): Promise<CounterStore> => {
  const { Pool } = await loadPg()
  const client = new Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  return {
    limiter: (rule, onReady) =>
      new RateLimiterPostgres({ storeClient: client, storeType: 'client', ...tableOptions, ...rule }, onReady),
    deleteExpiringAfter: async (key, after) =>
      void (await client.query('delete from limits where key = $1 and expire > $2', [key, after])),
    deleteExpired: async (before) => void (await client.query('delete from limits where expire < $1', [before])),
    close: () => client.end(),
  }
}

const createRateLimiter = (store: CounterStore, rule: LimiterRule): RateLimiter => {
  const limiter = store.limiter(rule, () => undefined)
  /** Counts one use. Returns 0, or the milliseconds to wait if the limit is reached; then nothing is counted. */
  const consume = async (key: string): Promise<number> => {
    try {
      await limiter.consume(key)
      return 0
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      // A rejected request must not count.
      await limiter.reward(key)
      return Math.max(1, error.msBeforeNext)
    }
  }
  return {
    async consume(key) {
      const windowMs = rule.duration * secondMs
      let waitMs = await consume(key)
      if (waitMs > windowMs) {
        // Counted by a clock that was ahead.
        await store.deleteExpiringAfter(limiter.getKey(key), Date.now() + windowMs)
        waitMs = await consume(key)
      }
      return Math.ceil(Math.min(waitMs, windowMs) / secondMs)
    },
    refund: async (key) => void (await limiter.reward(key)),
    countLeft: async (key) => (await limiter.get(key))?.remainingPoints ?? rule.points,
    reset: async (key) => void (await limiter.delete(key)),
  }
}

const cleanupIntervalMs = 5 * minuteMs
// Clocks of other processes may be behind: to them a count may not have expired yet.
const expiryGraceMs = hourMs

/** Deletes expired counts periodically; errors are ignored until the next run. Returns the stop function. */
const startDeletingExpiredCounts = ({ deleteExpired }: CounterStore): (() => void) => {
  let isRunning = false
  const run = async () => {
    if (isRunning) return
    isRunning = true
    await deleteExpired(Date.now() - expiryGraceMs).catch(() => undefined)
    isRunning = false
  }
  const timer = setInterval(() => void run(), cleanupIntervalMs).unref()
  return () => clearInterval(timer)
}

const openDatabase = async (location: DatabaseLocation): Promise<RateLimitDatabase> => {
  const store = 'postgres' in location ? await openPostgresStore(location.postgres) : openSqliteStore(location.folder)
  const createTable = () =>
    new Promise<void>((resolve, reject) => {
      const rule = { keyPrefix: 'table', points: 1, duration: 1, tableCreated: false }
      store.limiter(rule, (error) => (error ? reject(error) : resolve()))
    })
  // If several processes start at once, only one creates the table; the others fail once and then find it.
  await createTable().catch(createTable)
  const stopCleanup = startDeletingExpiredCounts(store)
  return {
    createLimiter: (name, limit, windowSeconds) =>
      createRateLimiter(store, { keyPrefix: name, points: limit, duration: windowSeconds, tableCreated: true }),
    close: () => {
      stopCleanup()
      return store.close()
    },
  }
}

/** Returns what the operator can do about a damaged file of rate limits. */
export const formatDamage = (file: string) =>
  `${file} is damaged. It only counts attempts: stop Glowjar, delete it and start again.`

/** Opens the rate limit counters: `limits.sqlite`, or a table in PostgreSQL. @throws OperatorError if the file is damaged */
export const openRateLimitDatabase = (location: DatabaseLocation): Promise<RateLimitDatabase> =>
  openDatabase(location).catch((error: unknown) => {
    if (!('folder' in location) || !isDamageError(error)) throw error
    throw new OperatorError(formatDamage(path.join(location.folder, 'limits.sqlite')))
  })
