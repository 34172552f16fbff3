import type { Tx } from '#server/db/transaction.ts'
import { iso } from '#server/ids.ts'
import { lockFamily } from './family.ts'

interface Membership {
  familyId: string
  userId: string
}

const endMembership = async (tx: Tx, of: Membership, at: string) => {
  const user = await tx.selectFrom('users').select('name').where('id', '=', of.userId).executeTakeFirst()
  await tx
    .updateTable('members')
    .set({ removed_at: at, left_name: user?.name ?? null })
    .where('family_id', '=', of.familyId)
    .where('user_id', '=', of.userId)
    .execute()
  await tx
    .deleteFrom('invitations')
    .where('family_id', '=', of.familyId)
    .where('created_by', '=', of.userId)
    .where('accepted_at', 'is', null)
    .execute()
}

const deleteFamily = async (tx: Tx, familyId: string) => {
  await tx.deleteFrom('families').where('id', '=', familyId).execute()
}

/** Ends a membership and hands the family on; whether nobody is left. */
const endAndHandOn = async (tx: Tx, of: Membership, now: number): Promise<boolean> => {
  await lockFamily(tx, of.familyId)
  await endMembership(tx, of, iso(now))
  const left = await tx
    .selectFrom('members')
    .select(['user_id', 'role'])
    .where('family_id', '=', of.familyId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute()
  const [heir] = left
  if (!heir) return true
  if (left.some(({ role }) => role === 'owner')) return false
  await tx
    .updateTable('members')
    .set({ role: 'owner' })
    .where('family_id', '=', of.familyId)
    .where('user_id', '=', heir.user_id)
    .execute()
  return false
}

/**
 * Ends a membership; what the member recorded keeps their name, and the invitations they made are void. The last one
 * takes the family with them; an owner hands it to the caregiver who has been there longest.
 */
export const leaveFamily = async (tx: Tx, of: Membership, now: number): Promise<void> => {
  if (await endAndHandOn(tx, of, now)) await deleteFamily(tx, of.familyId)
}

/**
 * Leaves a family as `leaveFamily` does, for the one that `enter` enters and names. What was written to the operator in
 * a family that goes is kept with the new one.
 */
export const leaveFor = async (tx: Tx, of: Membership, enter: () => Promise<string>, now: number): Promise<string> => {
  const isEmpty = await endAndHandOn(tx, of, now)
  const familyId = await enter()
  if (!isEmpty) return familyId
  await tx.updateTable('feedback').set({ family_id: familyId }).where('family_id', '=', of.familyId).execute()
  await deleteFamily(tx, of.familyId)
  return familyId
}
