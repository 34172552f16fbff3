import { found } from '#server/http/problems.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

/** The state of a child row after it was locked. */
export interface LockedChild {
  points: number
  version: number
}

/**
 * Bumps the version of a child, which locks it until the transaction ends: the first statement of every write to a child
 * or to anything of a child. Refuses `not_found` when the family has no such child.
 */
export const lockChild = async (tx: Tx, familyId: string, childId: string): Promise<LockedChild> =>
  found(
    await tx
      .updateTable('children')
      .set((row) => ({ version: row('version', '+', 1) }))
      .where('family_id', '=', familyId)
      .where('id', '=', childId)
      .returning(['points', 'version'])
      .executeTakeFirst(),
  )

/** Makes sure that the child is the family's. Refuses `not_found`. */
export const ownChild = async (db: Db, familyId: string, childId: string): Promise<void> => {
  found(
    await db
      .selectFrom('children')
      .select('id')
      .where('family_id', '=', familyId)
      .where('id', '=', childId)
      .executeTakeFirst(),
  )
}
