import { invitationDays } from '#shared/families/contract.ts'
import { dayMs } from '#shared/time/duration.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { toIso, newId } from '#server/ids.ts'
import type { RecordFamilyEvent } from '#server/ledger/family-events.ts'
import { lockSignedInUser } from '#server/ledger/lock-signed-in-user.ts'
import { lockFamily, lockFamilyForDeletion, lockUser } from '#server/ledger/membership-locks.ts'
import { newToken, hashToken } from '#server/tokens.ts'
import { moveToFamily, type Membership } from './leave-family.ts'
import { findCurrentFamilyId } from './store.ts'

/**
 * Inserts an invitation, of whose token only the hash is stored.
 * @throws AppError `signed_out` when the inviter is no longer in the family or signed in
 */
export const createInvitation = async (
  tx: Tx,
  record: RecordFamilyEvent,
  inviter: Membership & { sessionId: string | null },
  now: number,
) => {
  const by = { familyId: inviter.familyId, userId: inviter.userId }
  await lockSignedInUser(tx, inviter, now)
  await lockFamily(tx, by.familyId)
  if ((await findCurrentFamilyId(tx, by.userId)) !== by.familyId) throw new AppError('signed_out')
  const id = newId(now)
  const token = newToken()
  const expiresAt = toIso(now + invitationDays * dayMs)
  await tx
    .insertInto('invitations')
    .values({
      family_id: by.familyId,
      id,
      token_hash: hashToken(token),
      created_by: by.userId,
      created_at: toIso(now),
      expires_at: expiresAt,
    })
    .execute()
  await record(tx, { ...by, kind: 'invitation_created', subjectId: id }, now)
  return { id, token, expiresAt }
}

/** Returns the open invitations of a family, newest first. */
export const listOpenInvitations = (db: Db, familyId: string, now: number) =>
  db
    .selectFrom('invitations')
    .select(['id', 'created_by as by', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('family_id', '=', familyId)
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', toIso(now))
    .orderBy('id', 'desc')
    .execute()

/** Deletes an open invitation. @throws AppError `not_found` */
export const revokeInvitation = async (
  tx: Tx,
  record: RecordFamilyEvent,
  { familyId, userId }: Membership,
  id: string,
  now: number,
) => {
  await lockFamily(tx, familyId)
  const deleted = await tx
    .deleteFrom('invitations')
    .where(({ and }) => and({ family_id: familyId, id }))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', toIso(now))
    .executeTakeFirst()
  if (deleted.numDeletedRows === 0n) throw new AppError('not_found')
  await record(tx, { familyId, userId, kind: 'invitation_revoked', subjectId: id }, now)
}

/** Returns the family and inviter of a token, and whether the invitation is still open. */
export const findInvitation = async (db: Db, token: string, now: number) => {
  const row = await db
    .selectFrom('invitations')
    .innerJoin('families', 'families.id', 'invitations.family_id')
    .innerJoin('users', 'users.id', 'invitations.created_by')
    .select([
      'invitations.family_id as familyId',
      'families.name as family',
      'users.name as invitedBy',
      'invitations.expires_at as expiresAt',
      'invitations.accepted_at as acceptedAt',
    ])
    .where('invitations.token_hash', '=', hashToken(token))
    .executeTakeFirst()
  return row && { ...row, open: row.acceptedAt === null && row.expiresAt > toIso(now) }
}

/** Returns whether a token can still be used to join a family. */
export const isInvitationOpen = async (db: Db, token: string, now: number): Promise<boolean> =>
  (await findInvitation(db, token, now))?.open ?? false

// The update is the lock: of several requests with the same token one succeeds.
const consumeInvitation = async (tx: Tx, token: string, at: string): Promise<void> => {
  const consumed = await tx
    .updateTable('invitations')
    .set({ accepted_at: at })
    .where('token_hash', '=', hashToken(token))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()
  if (consumed.numUpdatedRows === 0n) throw new AppError('invitation_used')
}

const joinAsCaregiver = async (
  tx: Tx,
  record: RecordFamilyEvent,
  { familyId, userId }: Membership,
  now: number,
): Promise<string> => {
  const membership = { role: 'caregiver', created_at: toIso(now) } as const
  await tx
    .insertInto('members')
    .values({ family_id: familyId, user_id: userId, ...membership })
    .onConflict((previous) =>
      previous.columns(['family_id', 'user_id']).doUpdateSet({ ...membership, removed_at: null, left_name: null }),
    )
    .execute()
  await record(tx, { familyId, userId, kind: 'member_joined' }, now)
  return familyId
}

/**
 * Adds a user to the family of an invitation, consumes the invitation and leaves the user's own childless family. Does
 * nothing when the user is in that family already. Returns the id of the family.
 * @throws AppError `signed_out` (no such user), `invitation_used`, `already_in_family`
 */
export const joinFamily = async (
  tx: Tx,
  record: RecordFamilyEvent,
  userId: string,
  token: string,
  now: number,
): Promise<string> => {
  if (!(await lockUser(tx, userId, now))) throw new AppError('signed_out')
  const invitation = await tx
    .selectFrom('invitations')
    .select('family_id')
    .where('token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!invitation) throw new AppError('invitation_used')
  const { family_id: familyId } = invitation
  const current = await findCurrentFamilyId(tx, userId)
  if (current === familyId) return familyId
  // The family before its invitation, the order in which a leaving member locks them; both families in an order that two
  // members who accept each other's invitations cannot cross.
  if (current !== undefined && current < familyId) await lockFamilyForDeletion(tx, current)
  if (!(await lockFamily(tx, familyId))) throw new AppError('invitation_used')
  await consumeInvitation(tx, token, toIso(now))
  return moveToFamily(tx, record, userId, () => joinAsCaregiver(tx, record, { familyId, userId }, now), now)
}
