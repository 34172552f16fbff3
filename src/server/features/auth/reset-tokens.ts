import type { Db, Tx } from '#server/db/transaction.ts'
import { iso, newId } from '#server/ids.ts'
import { tokenHash } from '#server/tokens.ts'

const identifierOf = (token: string) => `password-reset:${tokenHash(token)}`

/** Inserts the hash of a password reset token and deletes expired ones. `expiresAt` is in epoch milliseconds. */
export const insertResetToken = async (
  tx: Tx,
  { userId, token, expiresAt }: { userId: string; token: string; expiresAt: number },
  now: number,
): Promise<void> => {
  await tx.deleteFrom('verifications').where('expires_at', '<=', iso(now)).execute()
  await tx
    .insertInto('verifications')
    .values({
      id: newId(now),
      identifier: identifierOf(token),
      value: userId,
      expires_at: iso(expiresAt),
      created_at: iso(now),
    })
    .execute()
}

/** Returns the user of a reset token that has not expired. */
export const findResetUser = async (db: Db, token: string, now: number): Promise<string | undefined> => {
  const row = await db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifierOf(token))
    .where('expires_at', '>', iso(now))
    .executeTakeFirst()
  return row?.value
}

/** Deletes a reset token and returns its user; of several concurrent calls one gets the user. */
export const consumeResetToken = async (tx: Tx, token: string, now: number): Promise<string | undefined> => {
  const row = await tx
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(token))
    .where('expires_at', '>', iso(now))
    .returning('value')
    .executeTakeFirst()
  return row?.value
}

/** Deletes all reset tokens of a user. */
export const deleteResetTokens = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('verifications').where('value', '=', userId).execute()
}
