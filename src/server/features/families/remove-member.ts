import type { Tx } from '#server/db/transaction.ts'
import { refuse } from '#server/http/problems.ts'
import { lockFamily, lockUser } from '#server/membership/family.ts'
import { leaveFamily } from '#server/membership/leave.ts'
import { roleIn } from './store.ts'

/** The owner removes a caregiver, whose sessions lose the family with their next request. */
export const removeFromFamily = async (
  tx: Tx,
  by: { familyId: string; userId: string },
  userId: string,
  now: number,
): Promise<void> => {
  await lockUser(tx, userId, now)
  await lockFamily(tx, by.familyId)
  const role = (await roleIn(tx, by.familyId, userId)) ?? refuse('not_found')
  if ((await roleIn(tx, by.familyId, by.userId)) !== 'owner') refuse('owner_only')
  if (role === 'owner') refuse('owner_stays')
  await leaveFamily(tx, { familyId: by.familyId, userId }, now)
}
