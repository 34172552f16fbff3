import type { Db, Tx } from '#server/db/transaction.ts'
import { iso, newId } from '#server/ids.ts'
import { tokenHash } from '#server/tokens.ts'

const identifierOf = (token: string) => `password-reset:${tokenHash(token)}`

/** Keeps a link to a new password: only the hash of its token. Links that have run out go. */
export const keepReset = async (
  tx: Tx,
  reset: { userId: string; token: string; until: number },
  now: number,
): Promise<void> => {
  await tx.deleteFrom('verifications').where('expires_at', '<=', iso(now)).execute()
  await tx
    .insertInto('verifications')
    .values({
      id: newId(now),
      identifier: identifierOf(reset.token),
      value: reset.userId,
      expires_at: iso(reset.until),
      created_at: iso(now),
      updated_at: iso(now),
    })
    .execute()
}

/** The user a link is for, if it is still good. */
export const resetUser = async (db: Db, token: string, now: number): Promise<string | undefined> => {
  const row = await db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', identifierOf(token))
    .where('expires_at', '>', iso(now))
    .executeTakeFirst()
  return row?.value
}

/** Uses a link up: of several who hold it, one gets the user. */
export const consumeResetToken = async (tx: Tx, token: string, now: number): Promise<string | undefined> => {
  const row = await tx
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(token))
    .where('expires_at', '>', iso(now))
    .returning('value')
    .executeTakeFirst()
  return row?.value
}

/** Makes the links of a user void. */
export const dropResetsOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('verifications').where('value', '=', userId).execute()
}
