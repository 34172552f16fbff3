import type { Config } from '#server/config.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

/** Sets when a user was removed from a family, or with null that they have joined another. */
export const setRemovedAt = async (tx: Tx, userId: string, at: string | null): Promise<void> => {
  await tx.updateTable('users').set({ removed_at: at }).where('id', '=', userId).execute()
}

/** Membership of a user: when they were removed from another family, and the family that they are in now. */
export interface RemovableMembership {
  removedAt: string | null
  familyId: string
}

export type RemovalCheck = (db: Db, membership: RemovableMembership) => Promise<boolean>

/**
 * Creates the function that returns whether an account is only left over from a removal: sign-up is closed, and the user
 * was removed from a family and is in one of their own without children. Such a user could not have signed up.
 */
export const createRemovalCheck = (signUp: Config['signUp']): RemovalCheck => {
  if (signUp === 'open') return async () => false
  return async (db, { removedAt, familyId }) => {
    if (removedAt === null) return false
    const children = db.selectFrom('children').select('id').where('family_id', '=', familyId).limit(1)
    return (await children.executeTakeFirst()) === undefined
  }
}
