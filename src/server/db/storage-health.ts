import type { Database } from './connect.ts'
import type { Tx } from './transaction.ts'

/** Creates the health check of the database. A full disk can be read, so after an error only a write proves recovery. */
export const createStorageHealthCheck = ({ db, transact }: Pick<Database, 'db' | 'transact'>) => {
  let isFailing = false
  const check = async () => {
    const family = await db.selectFrom('families').select('id').limit(1).executeTakeFirst()
    if (isFailing && family) await transact((tx) => writeUnchanged(tx, family.id))
    isFailing = false
    return true
  }
  return {
    /** Marks the storage as failing after a request hit a storage error. */
    markFailing: () => void (isFailing = true),
    /** Returns true if reads work and, after a storage error, writes work again. */
    isUsable: () => check().catch(() => false),
  }
}

// SQLite skips a write that changes nothing, so the version is changed and changed back.
const writeUnchanged = async (tx: Tx, id: string) => {
  for (const step of [1, -1]) {
    const bump = tx.updateTable('families').set(({ eb }) => ({ version: eb('version', '+', step) }))
    await bump.where('id', '=', id).execute()
  }
}
