import type { Tx } from '#server/db/transaction.ts'
import { recordRevoked, type Revocation } from '#server/ledger/revoke-access.ts'
import { switchOffWebhooks } from '#server/ledger/switch-off-webhooks.ts'

/** A current member, in a list that has the longest-standing one first. */
export interface RemainingMember {
  user_id: string
  role: 'owner' | 'caregiver'
  /** When the operator disabled the account. */
  disabled_at: string | null
}

const promote = async (tx: Tx, { familyId, by, now, record }: Revocation, userId: string) => {
  await tx
    .updateTable('members')
    .set({ role: 'owner' })
    .where(({ and }) => and({ family_id: familyId, user_id: userId }))
    .execute()
  await record(tx, { familyId, userId: by, kind: 'owner_changed', subjectId: userId }, now)
}

/**
 * Makes the first of the remaining members, if possible one who may sign in, owner when no owner is left, and switches off the webhooks, which may lead to a
 * server of the owner who has left.
 */
export const replaceOwner = async (tx: Tx, left: Revocation, remaining: readonly RemainingMember[]): Promise<void> => {
  const successor = remaining.find(({ disabled_at }) => disabled_at === null) ?? remaining[0]
  if (successor && !remaining.some(({ role }) => role === 'owner')) await promote(tx, left, successor.user_id)
  await recordRevoked(tx, left, 'webhook_changed', await switchOffWebhooks(tx, left.familyId, 'owner_left', left.now))
}
