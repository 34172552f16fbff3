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
    if (!trx.isRolledBack && !trx.isCommitted) await trx.rollback().execute()
    throw error
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
      const outcome = await runBatch(db, batch).then(
        () => undefined,
        (error: unknown) => ({ error }),
      )
      for (const { settle } of batch) settle(outcome)
    }
    flushing = false
  }

  return (work) =>
    new Promise((resolve, reject) => {
      let result: { value: Awaited<ReturnType<typeof work>> } | { error: unknown }
      waiting.push({
        run: async (trx) => {
          const savepoint = await trx.savepoint('act').execute()
          try {
            result = { value: await work(savepoint) }
            await savepoint.releaseSavepoint('act').execute()
          } catch (error) {
            result = { error }
            await savepoint.rollbackToSavepoint('act').execute()
            await savepoint.releaseSavepoint('act').execute()
          }
        },
        settle: (failure) => {
          if (failure) reject(failure.error)
          else if ('error' in result) reject(result.error)
          else resolve(result.value)
        },
      })
      if (!flushing) {
        flushing = true
        setImmediate(() => void flush())
      }
    })
}
