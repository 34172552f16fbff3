import type { FamilyEventKind } from '#shared/security/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'
import { endToken } from './end-tokens.ts'
import type { RecordFamilyEvent } from './family-events.ts'
import { lockFamily } from './membership-locks.ts'
import { recordAccountEvent } from './security-events.ts'

const deletePasskeys = async (tx: Tx, userId: string, now: number) => {
  const { numDeletedRows } = await tx.deleteFrom('passkeys').where('user_id', '=', userId).executeTakeFirst()
  if (numDeletedRows === 0n) return
  await recordAccountEvent(tx, { userId, kind: 'passkey_removed', count: Number(numDeletedRows) }, now)
}

const deleteOpenInvitations = (tx: Tx, familyId: string, userId: string) =>
  tx
    .deleteFrom('invitations')
    .where(({ and }) => and({ family_id: familyId, created_by: userId, accepted_at: null }))
    .returning('id')
    .execute()

const revokeTokens = async (tx: Tx, familyId: string, userId: string, at: string) => {
  const tokens = await tx
    .selectFrom('agents')
    .select('id')
    .where(({ and }) => and({ family_id: familyId, created_by: userId, kind: 'token', ended_at: null }))
    .execute()
  for (const { id } of tokens) await endToken(tx, familyId, id, at)
  return tokens
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

const deleteWebhooks = (tx: Tx, familyId: string) =>
  tx.deleteFrom('webhooks').where('family_id', '=', familyId).returning('id').execute()

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
  const ended: [FamilyEventKind, { id: string }[]][] = [
    ['token_revoked', await revokeTokens(tx, familyId, userId, toIso(now))],
    ['invitation_revoked', await deleteOpenInvitations(tx, familyId, userId)],
    ['webhook_deleted', (await hasOtherMembers(tx, familyId, userId)) ? [] : await deleteWebhooks(tx, familyId)],
  ]
  for (const [kind, rows] of ended) {
    for (const { id } of rows) await record(tx, { familyId, userId, kind, subjectId: id }, now)
  }
}
