import type { Database } from './connect.ts'
import type { Tx } from './transaction.ts'

/** Knows whether the database can be used. */
export interface StorageHealth {
  /** Hears that a request failed for the storage. */
  troubled(): void
  /** Whether it can be read and, once there was trouble, whether it takes a write again. */
  isUsable(): Promise<boolean>
}

/** Watches a database for its health: a full disk can be read, so that only a write tells when the trouble is over. */
export const createStorageHealth = ({ db, transact }: Pick<Database, 'db' | 'transact'>): StorageHealth => {
  let inTrouble = false
  const check = async () => {
    const some = await db.selectFrom('families').select('id').limit(1).executeTakeFirst()
    if (!inTrouble) return true
    if (some) await transact((tx) => writeAsItIs(tx, some.id))
    inTrouble = false
    return true
  }
  return { troubled: () => void (inTrouble = true), isUsable: () => check().catch(() => false) }
}

// SQLite writes nothing where nothing changes, so it changes there and back.
const writeAsItIs = async (tx: Tx, id: string) => {
  for (const step of [1, -1]) {
    const bump = tx.updateTable('families').set(({ eb }) => ({ version: eb('version', '+', step) }))
    await bump.where('id', '=', id).execute()
  }
}
