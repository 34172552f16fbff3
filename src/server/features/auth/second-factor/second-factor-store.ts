import type { Db, Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'
import { deleteRecoveryCodes } from './recovery-codes.ts'
import { deleteRememberedDevices } from './remembered-devices.ts'

/** Returns the second factor of a user, also one that is not confirmed yet. */
export const findSecondFactor = async (db: Db, userId: string) =>
  db.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Returns whether the second factor of a user is on: set up, and confirmed by a code. */
export const isSecondFactorOn = async (db: Db, userId: string): Promise<boolean> => {
  const factor = await findSecondFactor(db, userId)
  return factor !== undefined && factor.enabled_at !== null
}

/** Stores the encrypted secret of a second factor that is not confirmed yet, in place of an earlier one. */
export const upsertUnconfirmedFactor = async (tx: Tx, userId: string, secret: string, now: number): Promise<void> => {
  const row = { secret, last_step: 0, created_at: toIso(now), enabled_at: null }
  await tx
    .insertInto('second_factors')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Turns on a second factor that was confirmed by the code of a step. */
export const enableSecondFactor = async (tx: Tx, userId: string, step: number, now: number): Promise<void> => {
  await tx
    .updateTable('second_factors')
    .set({ enabled_at: toIso(now), last_step: step })
    .where('user_id', '=', userId)
    .execute()
}

/** Records the step of a code that was used. Returns false when a code of that step or a later one was used before. */
export const recordUsedStep = async (tx: Tx, userId: string, step: number): Promise<boolean> => {
  const updated = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Deletes the second factor of a user with recovery codes and remembered devices. */
export const deleteSecondFactor = async (tx: Tx, userId: string): Promise<void> => {
  await deleteRecoveryCodes(tx, userId)
  await deleteRememberedDevices(tx, userId)
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
}

const factorEvents = ['second_factor_on', 'second_factor_off', 'second_factor_reset', 'second_factor_lost'] as const

/** Returns when a restore turned the second factor of a user off; null if none did, or it was turned on or off since. */
export const findLossOfFactor = async (db: Db, userId: string): Promise<string | null> => {
  const latest = await db
    .selectFrom('account_events')
    .select(['kind', 'created_at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', factorEvents)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.kind === 'second_factor_lost' ? latest.created_at : null
}
