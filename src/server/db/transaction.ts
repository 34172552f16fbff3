import type { ControlledTransaction, Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Reads only: what a query outside a transaction gets. */
export type Db = Pick<Kysely<Tables>, 'selectFrom' | 'selectNoFrom' | 'with' | 'fn' | 'getExecutor' | 'executeQuery'>

/** Proof of being inside a transaction; every write takes one. Inside, only `tx` may be used. */
export type Tx = Transaction<Tables>

/** Runs work in one transaction; when it throws, nothing of it has happened. */
export type Transact = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

const retryable = new Set(['40001', '40P01'])
const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** PostgreSQL: a transaction each, run again when the server chose it as the victim of a deadlock. */
export const transactEach =
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

interface Waiting {
  run: (tx: ControlledTransaction<Tables>) => Promise<void>
  settle: (failure?: { error: unknown }) => void
}

const runBatch = async (db: Kysely<Tables>, batch: readonly Waiting[]) => {
  const trx = await db.startTransaction().execute()
  try {
    for (const waiting of batch) await waiting.run(trx)
    await trx.commit().execute()
  } catch (error) {
    // What the rollback itself has to complain of follows from the error; that one is told.
    await trx
      .rollback()
      .execute()
      .catch(() => undefined)
    throw error
  }
}

type Outcome<T> = { value: T } | { error: unknown }

// What fails takes back its own savepoint; where even that fails (the disk is full, say), the whole batch has failed.
const inSavepoint = async <T>(
  trx: ControlledTransaction<Tables>,
  work: (tx: Tx) => Promise<T>,
): Promise<Outcome<T>> => {
  const savepoint = await trx.savepoint('act').execute()
  try {
    const value = await work(savepoint)
    await savepoint.releaseSavepoint('act').execute()
    return { value }
  } catch (error) {
    try {
      await savepoint.rollbackToSavepoint('act').execute()
      await savepoint.releaseSavepoint('act').execute()
    } catch {
      throw error
    }
    return { error }
  }
}

const waitingFor = <T>(work: (tx: Tx) => Promise<T>, resolve: (value: T) => void, reject: (error: unknown) => void) => {
  let outcome: Outcome<T>
  return {
    run: async (trx: ControlledTransaction<Tables>) => {
      outcome = await inSavepoint(trx, work)
    },
    settle: (failure?: { error: unknown }) => {
      if (failure) reject(failure.error)
      else if ('error' in outcome) reject(outcome.error)
      else resolve(outcome.value)
    },
  }
}

/**
 * SQLite: the transactions that arrive in one turn of the event loop share one commit. Each runs in a savepoint of its
 * own, so that one that fails takes back only its own work, and is answered only after the commit.
 */
export const transactTogether = (db: Kysely<Tables>): Transact => {
  let waiting: Waiting[] = []
  let flushing = false

  const flush = async () => {
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      const failure = await runBatch(db, batch).then(
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
