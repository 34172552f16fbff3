import { isOnSqlite, type Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'

/**
 * Locks a user by writing to the row, so that changes of one user's membership and account run one after the other.
 * Returns undefined when there is no such user.
 */
export const lockUser = async (
  tx: Tx,
  userId: string,
  now: number,
): Promise<{ name: string; disabled_at: string | null } | undefined> =>
  tx
    .updateTable('users')
    .set({ updated_at: toIso(now) })
    .where('id', '=', userId)
    .returning(['name', 'disabled_at'])
    .executeTakeFirst()

/** Locks a family by raising its version, against concurrent changes of members or children. Returns false when it is gone. */
export const lockFamily = async (tx: Tx, familyId: string): Promise<boolean> => {
  const locked = await tx
    .updateTable('families')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', familyId)
    .executeTakeFirst()
  return locked.numUpdatedRows === 1n
}

/**
 * Locks a family that may be deleted, before anything else of it is locked: waits until no other transaction refers to it
 * and keeps out new ones, which hold a weaker lock from their first statement on. On SQLite nobody else writes anyway.
 */
export const lockFamilyForDeletion = async (tx: Tx, familyId: string): Promise<void> => {
  if (isOnSqlite(tx)) return
  await tx.selectFrom('families').select('id').where('id', '=', familyId).forUpdate().execute()
}
