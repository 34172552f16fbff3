import type { Tx } from '#server/db/transaction.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { lockFamily, lockUser } from '#server/ledger/membership-locks.ts'
import { leaveFamily } from './leave-family.ts'
import { findRole } from './store.ts'

/**
 * Removes a caregiver from the family; their sessions lose access with the next request.
 * @throws AppError `not_found`, `owner_only`, `owner_stays`
 */
export const removeMember = async (tx: Tx, by: { familyId: string; userId: string }, userId: string, now: number) => {
  await lockUser(tx, userId, now)
  await lockFamily(tx, by.familyId)
  const role = orNotFound(await findRole(tx, by.familyId, userId))
  if ((await findRole(tx, by.familyId, by.userId)) !== 'owner') throw new AppError('owner_only')
  if (role === 'owner') throw new AppError('owner_stays')
  await leaveFamily(tx, { familyId: by.familyId, userId }, now)
}
