import type { Db } from '#server/db/transaction.ts'

/** Returns whether a family has an owner whom the operator has not disabled. */
export const hasEnabledOwner = async (db: Db, familyId: string): Promise<boolean> => {
  const owner = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select('members.user_id')
    .where('members.family_id', '=', familyId)
    .where('members.role', '=', 'owner')
    .where('members.removed_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return owner !== undefined
}
