import { securityEventDays } from '#shared/security/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'
import { dayMs } from '#shared/time/duration.ts'

const retentionDays = 30

/**
 * Erases what is older than 30 days: responses of acts (the acts stay), deleted rows, expired invitations; and security
 * events after 180 days.
 */
export const purgeExpired = async (tx: Tx, now: number): Promise<void> => {
  const before = toIso(now - retentionDays * dayMs)
  await tx
    .updateTable('acts')
    .set({ answer: null })
    .where('created_at', '<', before)
    .where('answer', 'is not', null)
    .execute()
  await tx.deleteFrom('invitations').where('expires_at', '<', before).execute()
  const eventsBefore = toIso(now - securityEventDays * dayMs)
  await tx.deleteFrom('account_events').where('created_at', '<', eventsBefore).execute()
  await tx.deleteFrom('family_events').where('created_at', '<', eventsBefore).execute()
  for (const table of ['rewards', 'habits', 'skills', 'moments'] as const) {
    await tx.deleteFrom(table).where('deleted_at', '<', before).where('deleted_at', 'is not', null).execute()
  }
}
