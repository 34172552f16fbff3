import type { Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'

/**
 * Locks a user by writing to the row, so that changes of one user's membership and account run one after the other.
 * Returns undefined when there is no such user.
 */
export const lockUser = async (tx: Tx, userId: string, now: number): Promise<{ name: string } | undefined> =>
  tx
    .updateTable('users')
    .set({ updated_at: toIso(now) })
    .where('id', '=', userId)
    .returning('name')
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
