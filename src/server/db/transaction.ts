import { CompiledQuery, SqliteAdapter, type Kysely, type Transaction } from 'kysely'
import { errorCode } from '#server/error-parts.ts'
import type { Tables } from './tables.ts'

/** Read-only query builder, for queries outside a transaction. */
export type Db = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'with' | 'fn' | 'getExecutor' | 'executeQuery'>

/** An open transaction; every write takes one as proof. Inside, use only `tx`. */
export type Tx = Transaction<Tables>

/** Returns whether a transaction is on SQLite, which needs no row locks: nobody else writes until it ends. */
export const isOnSqlite = (tx: Tx): boolean => tx.getExecutor().adapter instanceof SqliteAdapter

/** Runs work in one transaction, which rolls back if the work throws. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Runs reads on one consistent snapshot. */
export type ReadSnapshot = <T>(read: (db: Db) => Promise<T>) => Promise<T>

const retryableCodes: ReadonlySet<string | undefined> = new Set(['40001', '40P01'])

/** PostgreSQL: creates the function that runs work in a transaction of its own, up to four times after deadlocks. */
export const createRetryingTransact =
  (db: Kysely<Tables>): Transact =>
  async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction().execute(work)
      } catch (error) {
        if (attempt === 4 || !retryableCodes.has(errorCode(error))) throw error
      }
    }
  }

type Outcome<T> = { value: T } | { error: unknown }

const begin = CompiledQuery.raw('begin immediate')
const commit = CompiledQuery.raw('commit')
const rollBackAll = CompiledQuery.raw('rollback')
const savepoint = CompiledQuery.raw('savepoint act')
const release = CompiledQuery.raw('release act')
const rollBack = CompiledQuery.raw('rollback to act')

/** PostgreSQL: creates the function that runs reads in a repeatable-read transaction. */
export const createPostgresSnapshotReader =
  (db: Kysely<Tables>): ReadSnapshot =>
  (read) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await tx.executeQuery(savepoint)
        const result = await read(tx)
        // A caught failure inside `read` must not fail the commit.
        await tx.executeQuery(rollBack)
        return result
      })

// Failed work rolls back to its savepoint; if that fails too (such as on a full disk), the whole batch fails.
const runInSavepoint = async <T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<Outcome<T>> => {
  await tx.executeQuery(savepoint)
  try {
    const value = await work(tx)
    await tx.executeQuery(release)
    return { value }
  } catch (error) {
    try {
      await tx.executeQuery(rollBack)
      await tx.executeQuery(release)
    } catch {
      throw error
    }
    return { error }
  }
}

interface QueuedWork {
  /** Runs the work in the batch's transaction; the only work of a batch needs no savepoint. */
  run: (tx: Tx, isAlone: boolean) => Promise<void>
  settle: (failure?: { error: unknown }) => void
}

const toQueuedWork = <T>(
  work: (tx: Tx) => Promise<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): QueuedWork => {
  let outcome: Outcome<T>
  return {
    run: async (tx, isAlone) => {
      outcome = isAlone ? { value: await work(tx) } : await runInSavepoint(tx, work)
    },
    settle: (failure) => {
      if (failure) reject(failure.error)
      else if ('error' in outcome) reject(outcome.error)
      else resolve(outcome.value)
    },
  }
}

// `begin immediate` takes the write lock first, so that no transaction fails half-way to get it.
const runBatch = async (tx: Tx, batch: readonly QueuedWork[]) => {
  await tx.executeQuery(begin)
  try {
    for (const queued of batch) await queued.run(tx, batch.length === 1)
    await tx.executeQuery(commit)
  } catch (error) {
    // An error of the rollback would hide the original error.
    await tx.executeQuery(rollBackAll).catch(() => undefined)
    throw error
  }
}

/**
 * SQLite: creates the function that runs work in a transaction. Work that arrives in the same turn of the event loop or
 * during a commit shares the next commit: each in its own savepoint, so that a failure rolls back only its own; each
 * resolves after the commit. (Savepoints are raw SQL because those of
 * the query builder cost as much as the writes between them.)
 */
export const groupCommits = (tx: Tx): Transact => {
  let queue: QueuedWork[] = []
  let isFlushing = false

  const flush = async () => {
    while (queue.length > 0) {
      const batch = queue
      queue = []
      const failure = await runBatch(tx, batch).then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      for (const { settle } of batch) settle(failure)
    }
    isFlushing = false
  }

  return (work) =>
    new Promise((resolve, reject) => {
      queue.push(toQueuedWork(work, resolve, reject))
      if (isFlushing) return
      isFlushing = true
      setImmediate(() => void flush())
    })
}
