import type { Tx } from '#server/db/transaction.ts'
import { iso } from '#server/ids.ts'
import { lockFamily } from './family.ts'

const endMembership = async (tx: Tx, of: { familyId: string; userId: string }, at: string) => {
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

/**
 * Ends a membership; what the member recorded keeps their name, and the invitations they made are void. The last one
 * takes the family with them; an owner hands it to the caregiver who has been there longest.
 */
export const leaveFamily = async (tx: Tx, of: { familyId: string; userId: string }, now: number): Promise<void> => {
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
  if (!heir) {
    await tx.deleteFrom('families').where('id', '=', of.familyId).execute()
    return
  }
  if (left.some(({ role }) => role === 'owner')) return
  await tx
    .updateTable('members')
    .set({ role: 'owner' })
    .where('family_id', '=', of.familyId)
    .where('user_id', '=', heir.user_id)
    .execute()
}
