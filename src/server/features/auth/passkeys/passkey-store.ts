import type { Selectable } from 'kysely'
import type { Passkey } from '#shared/passkeys/contract.ts'
import { minuteMs } from '#shared/time/duration.ts'
import { challengeMinutes } from '#shared/passkeys/rules.ts'
import type { Passkeys } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { newId, toIso } from '#server/ids.ts'
import { hashToken } from '#server/tokens.ts'

export type StoredPasskey = Selectable<Passkeys>

/** What a registration makes of a passkey; id and key are base64url. */
export interface VerifiedPasskey {
  credentialId: string
  publicKey: string
  counter: number
  deviceType: string
  isBackedUp: boolean
}

/** What an authenticator reported when a passkey was used. */
export interface PasskeyUse {
  counter: number
  isBackedUp: boolean
  /** The challenge that it answered. */
  challenge: string
}

/** Returns a passkey as shown to its owner. */
export const toPasskeyView = (row: StoredPasskey): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: row.created_at,
  lastUsedAt: row.last_used_at,
  isBackedUp: row.is_backed_up === 1,
})

/** Returns the passkeys of a user, oldest first. */
export const listPasskeys = async (db: Db, userId: string): Promise<StoredPasskey[]> =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()

/** Returns a passkey by the id that its authenticator gave it. */
export const findPasskeyByCredentialId = async (db: Db, credentialId: string): Promise<StoredPasskey | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

/** Inserts a passkey of a user. Returns undefined when there is one with its credential id already. */
export const insertPasskey = async (
  tx: Tx,
  passkey: VerifiedPasskey & { userId: string; name: string; transports: readonly string[] },
  now: number,
): Promise<StoredPasskey | undefined> =>
  tx
    .insertInto('passkeys')
    .values({
      id: newId(now),
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      transports: JSON.stringify(passkey.transports),
      name: passkey.name,
      counter: passkey.counter,
      device_type: passkey.deviceType,
      is_backed_up: passkey.isBackedUp ? 1 : 0,
      created_at: toIso(now),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()

/** Renames a passkey of a user. Returns undefined when there is none. */
export const renamePasskey = async (
  tx: Tx,
  userId: string,
  id: string,
  name: string,
): Promise<StoredPasskey | undefined> =>
  tx
    .updateTable('passkeys')
    .set({ name })
    .where(({ and }) => and({ user_id: userId, id }))
    .returningAll()
    .executeTakeFirst()

/** Deletes a passkey of a user. Returns false when there is none. */
export const deletePasskey = async (tx: Tx, userId: string, id: string): Promise<boolean> => {
  const deleted = await tx
    .deleteFrom('passkeys')
    .where(({ and }) => and({ user_id: userId, id }))
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/**
 * Records a use with the counter and backup state that the authenticator reported. Returns false when the passkey was
 * deleted, or used with as high a counter, since it was read.
 */
export const recordPasskeyUse = async (
  tx: Tx,
  id: string,
  { counter, isBackedUp }: PasskeyUse,
  now: number,
): Promise<boolean> => {
  const updated = await tx
    .updateTable('passkeys')
    .set({ counter, is_backed_up: isBackedUp ? 1 : 0, last_used_at: toIso(now) })
    .where('id', '=', id)
    // Authenticators that do not count always report 0.
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Records that a challenge was answered. Returns false when it had been before. */
export const consumeChallenge = async (tx: Tx, challenge: string, now: number): Promise<boolean> => {
  const inserted = await tx
    .insertInto('verifications')
    .values({
      id: hashToken(challenge),
      identifier: 'passkey-challenge',
      value: '',
      expires_at: toIso(now + challengeMinutes * minuteMs),
      created_at: toIso(now),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}
