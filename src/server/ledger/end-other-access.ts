import type { Tx } from '#server/db/transaction.ts'
import type { RecordFamilyEvent } from './family-events.ts'
import { lockFamily } from './membership-locks.ts'
import { recordRevoked, revokeInvitationsOf, revokeTokensOf } from './revoke-access.ts'
import { recordAccountEvent } from './security-events.ts'
import { switchOffWebhooks } from './switch-off-webhooks.ts'

const deletePasskeys = async (tx: Tx, userId: string, now: number) => {
  const { numDeletedRows } = await tx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst()
  if (numDeletedRows === 0n) return
  await recordAccountEvent(tx, { userId, kind: 'passkey_removed', count: Number(numDeletedRows) }, now)
}

const hasOtherMembers = async (tx: Tx, familyId: string, userId: string): Promise<boolean> => {
  const other = await tx
    .selectFrom('members')
    .select('user_id')
    .where(({ and }) => and({ family_id: familyId, removed_at: null }))
    .where('user_id', '!=', userId)
    .executeTakeFirst()
  return other !== undefined
}

const deleteWebhooks = async (tx: Tx, familyId: string, now: number) => {
  // Gives up what waits for them.
  await switchOffWebhooks(tx, familyId, 'owner', now)
  return tx.deleteFrom('webhooks').where('family_id', '=', familyId).returning('id').execute()
}

/**
 * Ends every access to the account of a locked user but sessions, password and second factor: deletes the passkeys, API
 * tokens and open invitations, and the webhooks of a family without other members. Records each in the security log.
 */
export const endOtherAccess = async (tx: Tx, record: RecordFamilyEvent, userId: string, now: number): Promise<void> => {
  await deletePasskeys(tx, userId, now)
  const membership = await tx
    .selectFrom('members')
    .select('family_id as familyId')
    .where(({ and }) => and({ user_id: userId, removed_at: null }))
    .executeTakeFirst()
  if (!membership) return
  const { familyId } = membership
  await lockFamily(tx, familyId)
  const revocation = { familyId, userId, by: userId, now, record }
  await revokeTokensOf(tx, revocation)
  await revokeInvitationsOf(tx, revocation)
  const webhooks = (await hasOtherMembers(tx, familyId, userId)) ? [] : await deleteWebhooks(tx, familyId, now)
  await recordRevoked(tx, revocation, 'webhook_deleted', webhooks)
}
