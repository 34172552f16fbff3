import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Reads only: what a query outside a transaction gets. */
export type Db = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'with' | 'fn' | 'getExecutor' | 'executeQuery'>

/** Proof of being inside a transaction; every write takes one. Inside, only `tx` may be used. */
export type Tx = Transaction<Tables>

/** Runs work in one transaction; when it throws, nothing of it has happened. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** Reads all of one point in time, whatever is written meanwhile. */
export type Snapshot = <T>(read: (db: Db) => Promise<T>) => Promise<T>

const retryable = new Set(['40001', '40P01'])
const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** PostgreSQL: a transaction each, run again when the server chose it as the victim of a deadlock. */
export const transactWithRetry =
  (db: Kysely<Tables>): Transact =>
  async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction().execute(work)
      } catch (error) {
        if (attempt === 4 || !retryable.has(codeOf(error))) throw error
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

/**
 * PostgreSQL: everything that is read is as it was at the first read. A read that fails does not fail what was found
 * before it.
 */
export const snapshotOn =
  (db: Kysely<Tables>): Snapshot =>
  (read) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        await tx.executeQuery(savepoint)
        const found = await read(tx)
        await tx.executeQuery(rollBack)
        return found
      })

// What fails takes back its own savepoint; where even that fails (the disk is full, say), the whole batch has failed.
const inSavepoint = async <T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<Outcome<T>> => {
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

interface Waiting {
  /** Runs in the transaction of the batch; alone in it, it needs no savepoint. */
  run: (tx: Tx, alone: boolean) => Promise<void>
  settle: (failure?: { error: unknown }) => void
}

const waitingFor = <T>(
  work: (tx: Tx) => Promise<T>,
  resolve: (value: T) => void,
  reject: (error: unknown) => void,
): Waiting => {
  let outcome: Outcome<T>
  return {
    run: async (tx, alone) => {
      outcome = alone ? { value: await work(tx) } : await inSavepoint(tx, work)
    },
    settle: (failure) => {
      if (failure) reject(failure.error)
      else if ('error' in outcome) reject(outcome.error)
      else resolve(outcome.value)
    },
  }
}

// It takes the write lock at once, so that a transaction never fails half-way for want of it.
const runBatch = async (tx: Tx, batch: readonly Waiting[]) => {
  await tx.executeQuery(begin)
  try {
    for (const waiting of batch) await waiting.run(tx, batch.length === 1)
    await tx.executeQuery(commit)
  } catch (error) {
    // What the rollback itself has to complain of follows from the error; that one is told.
    await tx.executeQuery(rollBackAll).catch(() => undefined)
    throw error
  }
}

/**
 * SQLite: the transactions that arrive in one turn of the event loop share one commit. Each runs in a savepoint of its
 * own, so that one that fails takes back only its own work, and is answered only after the commit. (The savepoints are
 * written out: those of the query builder cost as much as the writes between them.)
 */
export const groupCommits = (tx: Tx): Transact => {
  let waiting: Waiting[] = []
  let flushing = false

  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      const failure = await runBatch(tx, batch).then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      for (const { settle } of batch) settle(failure)
    }
    flushing = false
  }

  return (work) =>
    new Promise((resolve, reject) => {
      waiting.push(waitingFor(work, resolve, reject))
      if (flushing) return
      flushing = true
      setImmediate(() => void flush())
    })
}
