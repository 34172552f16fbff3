import type { Db, Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'

const markId = 'account deleted'
const never = '9999-12-31T23:59:59.999Z'

/**
 * Remembers for good that there was an account, so that the deletion of the last one lets no stranger in. The row has no
 * value, as a restore would end it otherwise.
 */
export const markAccountDeleted = async (tx: Tx, now: number): Promise<void> => {
  await tx
    .insertInto('verifications')
    .values({ id: markId, identifier: markId, value: '', expires_at: never, created_at: toIso(now) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Returns whether there is or was an account. A deletion stores its mark in the same transaction. */
export const hasHadAccount = async (db: Db): Promise<boolean> => {
  if (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) return true
  return (await db.selectFrom('verifications').select('id').where('id', '=', markId).executeTakeFirst()) !== undefined
}
