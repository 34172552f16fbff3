import type { Tx } from '#server/db/transaction.ts'
import { endOtherAccess } from '#server/ledger/end-other-access.ts'
import type { RecordFamilyEvent } from '#server/ledger/family-events.ts'
import { recordAccountEvent } from '#server/ledger/security-events.ts'
import { isEmailVerified, setEmailVerifiedAt } from '#server/features/auth/store.ts'

/**
 * Verifies the address of a locked user who opened a link that was mailed to it. If nobody had verified it before, the
 * account may have been made with somebody else's address: all other access to it ends.
 */
export const proveAddress = async (tx: Tx, record: RecordFamilyEvent, userId: string, now: number): Promise<void> => {
  if (await isEmailVerified(tx, userId)) return
  await setEmailVerifiedAt(tx, userId, now)
  await recordAccountEvent(tx, { userId, kind: 'email_verified' }, now)
  await endOtherAccess(tx, record, userId, now)
}
