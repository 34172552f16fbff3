import type { Db, Tx } from '#server/db/transaction.ts'
import { AppError, orThrow } from '#server/errors.ts'
import { iso, newId } from '#server/ids.ts'
import { newToken, tokenHash } from '#server/tokens.ts'
import { familyOf, lockFamily, lockUser } from './family.ts'
import { leaveFor } from './leave.ts'
import { dayMs } from '#shared/time/duration.ts'

/**
 * Makes an invitation; the token is known to nobody but the caller, only its hash is stored. Refuses `signed_out` to who
 * has left the family meanwhile.
 */
export const makeInvitation = async (
  tx: Tx,
  by: { familyId: string; userId: string },
  days: number,
  now: number,
): Promise<{ id: string; token: string; expiresAt: string }> => {
  await lockFamily(tx, by.familyId)
  if ((await familyOf(tx, by.userId))?.family_id !== by.familyId) throw new AppError('signed_out')
  const id = newId(now)
  const token = newToken()
  const expiresAt = iso(now + days * dayMs)
  await tx
    .insertInto('invitations')
    .values({
      family_id: by.familyId,
      id,
      token_hash: tokenHash(token),
      created_by: by.userId,
      created_at: iso(now),
      expires_at: expiresAt,
    })
    .execute()
  return { id, token, expiresAt }
}

/** Whose family a token leads to, and whether it still does; undefined when no such invitation was ever made. */
export const invitationOf = async (db: Db, token: string, now: number) => {
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
    .where('invitations.token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  return row && { ...row, open: row.acceptedAt === null && row.expiresAt > iso(now) }
}

// The update is the lock: of several who hold the same link, one is served.
const useUp = async (tx: Tx, token: string, at: string) => {
  const used = await tx
    .updateTable('invitations')
    .set({ accepted_at: at })
    .where('token_hash', '=', tokenHash(token))
    .where('accepted_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('family_id')
    .executeTakeFirst()
  return orThrow(used?.family_id, 'invitation_used')
}

/**
 * Leaves a family without children behind for the one that `enter` enters and names. Refuses `already_in_family` where
 * it has some. The user is locked.
 */
export const leaveOwn = async (
  tx: Tx,
  { familyId, userId }: { familyId: string; userId: string },
  enter: () => Promise<string>,
  now: number,
): Promise<string> => {
  await lockFamily(tx, familyId)
  const child = await tx
    .selectFrom('children')
    .select('id')
    .where('family_id', '=', familyId)
    .limit(1)
    .executeTakeFirst()
  if (child) throw new AppError('already_in_family')
  return leaveFor(tx, { familyId, userId }, enter, now)
}

const enterAsCaregiver = async (tx: Tx, familyId: string, userId: string, now: number): Promise<string> => {
  await tx
    .insertInto('members')
    .values({ family_id: familyId, user_id: userId, role: 'caregiver', created_at: iso(now) })
    .onConflict((before) =>
      before
        .columns(['family_id', 'user_id'])
        .doUpdateSet({ role: 'caregiver', created_at: iso(now), removed_at: null, left_name: null }),
    )
    .execute()
  return familyId
}

/**
 * Joins the family of an invitation and uses it up; an own family without children is left behind. Joining the family one
 * is in already changes nothing. Refuses `invitation_used` and `already_in_family`.
 */
export const joinFamily = async (tx: Tx, userId: string, token: string, now: number): Promise<string> => {
  const user = await lockUser(tx, userId, now)
  if (!user) throw new AppError('signed_out')
  const current = await familyOf(tx, userId)
  const leadsTo = await tx
    .selectFrom('invitations')
    .select('family_id')
    .where('token_hash', '=', tokenHash(token))
    .executeTakeFirst()
  if (current && leadsTo?.family_id === current.family_id) return current.family_id
  // The family before its invitation: in the order in which a leaving member locks them.
  if (!leadsTo || !(await lockFamily(tx, leadsTo.family_id))) throw new AppError('invitation_used')
  const familyId = await useUp(tx, token, iso(now))
  const enter = () => enterAsCaregiver(tx, familyId, userId, now)
  return current ? leaveOwn(tx, { familyId: current.family_id, userId }, enter, now) : enter()
}
