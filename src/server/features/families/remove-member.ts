import type { Tx } from '#server/db/transaction.ts'
import { AppError, orNotFound } from '#server/errors.ts'
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
  const role = orNotFound(await roleIn(tx, by.familyId, userId))
  if ((await roleIn(tx, by.familyId, by.userId)) !== 'owner') throw new AppError('owner_only')
  if (role === 'owner') throw new AppError('owner_stays')
  await leaveFamily(tx, { familyId: by.familyId, userId }, now)
}
