import type { Tx } from '#server/db/transaction.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { toIso } from '#server/ids.ts'
import { endTokensOf } from '#server/ledger/end-tokens.ts'
import type { RecordFamilyEvent } from '#server/ledger/family-events.ts'
import { lockSignedInUser } from '#server/ledger/lock-signed-in-user.ts'
import { lockFamily, lockFamilyForDeletion, lockUser } from '#server/ledger/membership-locks.ts'
import type { Revocation } from '#server/ledger/revoke-access.ts'
import { setRemovedAt } from './removed-account.ts'
import { replaceOwner } from './replace-owner.ts'
import { findCurrentFamilyId, findRole } from './store.ts'

export interface Membership {
  familyId: string
  userId: string
}

/** Ends a membership and returns the role in it. */
const endMembership = async (tx: Tx, { familyId, userId }: Membership, at: string) => {
  await endTokensOf(tx, { familyId, userId }, at)
  const user = await tx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst()
  const ended = await tx
    .updateTable('members')
    .set({ removed_at: at, left_name: user?.name ?? null })
    .where(({ and }) => and({ family_id: familyId, user_id: userId }))
    .returning('role')
    .executeTakeFirst()
  await tx
    .deleteFrom('invitations')
    .where(({ and }) => and({ family_id: familyId, created_by: userId, accepted_at: null }))
    .execute()
  return ended?.role
}

const deleteFamily = async (tx: Tx, familyId: string) => {
  await tx.deleteFrom('families').where('id', '=', familyId).execute()
}

/** Ends the membership of a user, and replaces an owner. Records it and returns true if anyone is left. */
const endMembershipAndReplaceOwner = async (tx: Tx, leaving: Revocation): Promise<boolean> => {
  const { familyId, userId, by, now, record } = leaving
  await lockFamily(tx, familyId)
  const role = await endMembership(tx, leaving, toIso(now))
  const remaining = await tx
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select(['user_id', 'role', 'users.disabled_at'])
    .where(({ and }) => and({ 'members.family_id': familyId, 'members.removed_at': null }))
    .orderBy('members.created_at')
    .orderBy('user_id')
    .execute()
  if (remaining.length === 0) return false
  const kind = by === userId ? 'member_left' : 'member_removed'
  await record(tx, { familyId, userId: by, kind, ...(by !== userId && { subjectId: userId }) }, now)
  if (role === 'owner') await replaceOwner(tx, leaving, remaining)
  return true
}

/**
 * Locks a user and ends their membership, if they are in a family; deletes their open invitations. The family's records
 * keep the member's name. Deletes the family when nobody is left. `by` is null when the operator removes the user.
 */
export const leaveCurrentFamily = async (
  tx: Tx,
  record: RecordFamilyEvent,
  userId: string,
  now: number,
  by: string | null = userId,
): Promise<void> => {
  await lockUser(tx, userId, now)
  const familyId = await findCurrentFamilyId(tx, userId)
  if (familyId === undefined) return
  await lockFamilyForDeletion(tx, familyId)
  if (!(await endMembershipAndReplaceOwner(tx, { familyId, userId, by, now, record }))) await deleteFamily(tx, familyId)
}

/**
 * Locks an owner and the member to remove, in an order that no two members who remove each other can cross.
 * @throws AppError `signed_out`
 */
export const lockForRemoval = async (
  tx: Tx,
  by: Membership & { sessionId: string | null },
  userId: string,
  now: number,
): Promise<void> => {
  for (const id of [by.userId, userId].toSorted()) await lockUser(tx, id, now)
  await lockSignedInUser(tx, by, now)
}

/**
 * Removes a caregiver from the family; their sessions lose access with the next request. Both users are locked.
 * @throws AppError `not_found`, `owner_only`, `owner_stays`
 */
export const removeMember = async (tx: Tx, record: RecordFamilyEvent, by: Membership, userId: string, now: number) => {
  await lockFamily(tx, by.familyId)
  const role = orNotFound(await findRole(tx, by.familyId, userId))
  if ((await findRole(tx, by.familyId, by.userId)) !== 'owner') throw new AppError('owner_only')
  if (role === 'owner') throw new AppError('owner_stays')
  const { familyId } = by
  await record(tx, { familyId, userId: by.userId, kind: 'member_removed', subjectId: userId }, now)
  await endMembership(tx, { familyId, userId }, toIso(now))
  await setRemovedAt(tx, userId, toIso(now))
}

const assertNoChildren = async (tx: Tx, familyId: string) => {
  await lockFamily(tx, familyId)
  const child = await tx
    .selectFrom('children')
    .select('id')
    .where('family_id', '=', familyId)
    .limit(1)
    .executeTakeFirst()
  if (child) throw new AppError('already_in_family')
}

/**
 * Moves a locked user from the current family, if any, to the one that `enter` adds them to and whose id it returns.
 * Feedback sent from a family that is deleted by this moves along.
 * @throws AppError `already_in_family` when the current family has children
 */
export const moveToFamily = async (
  tx: Tx,
  record: RecordFamilyEvent,
  userId: string,
  enter: () => Promise<string>,
  now: number,
) => {
  await setRemovedAt(tx, userId, null)
  const current = await findCurrentFamilyId(tx, userId)
  if (current === undefined) return enter()
  await lockFamilyForDeletion(tx, current)
  await assertNoChildren(tx, current)
  const hasMembers = await endMembershipAndReplaceOwner(tx, { familyId: current, userId, by: userId, now, record })
  const entered = await enter()
  if (hasMembers) return entered
  await tx.updateTable('feedback').set({ family_id: entered }).where('family_id', '=', current).execute()
  await deleteFamily(tx, current)
  return entered
}
