import { sessionDays } from '#shared/auth/rules.ts'
import { dayMs } from '#shared/time/duration.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { idleUntil } from '#server/http/session.ts'
import { iso, newId } from '#server/ids.ts'
import { newToken } from '#server/tokens.ts'

/** Starts a session under a new token, and clears away the user's expired ones. */
export const startSession = async (
  tx: Tx,
  userId: string,
  userAgent: string | undefined,
  now: number,
): Promise<string> => {
  const token = newToken()
  const at = iso(now)
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('expires_at', '<=', at), row('created_at', '<=', iso(now - sessionDays.most * dayMs))]))
    .execute()
  await tx
    .insertInto('sessions')
    .values({
      id: newId(now),
      user_id: userId,
      token,
      expires_at: idleUntil(now),
      user_agent: userAgent?.slice(0, 300) ?? null,
      created_at: at,
      updated_at: at,
    })
    .execute()
  return token
}

/** Ends the session of a token, whoever's it is. */
export const endSessionOfToken = async (tx: Tx, token: string): Promise<void> => {
  await tx.deleteFrom('sessions').where('token', '=', token).execute()
}

/** Ends every session of a user. */
export const endSessionsOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Ends one session of a user. False when there is none. */
export const endOneSession = async (tx: Tx, userId: string, id: string): Promise<boolean> => {
  const ended = await tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  return ended.numDeletedRows === 1n
}

/** The living sessions of a user, newest first. */
export const sessionsOf = async (db: Db, userId: string, now: number) =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at as createdAt', 'updated_at as lastUsedAt', 'user_agent as userAgent'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', iso(now))
    .where('created_at', '>', iso(now - sessionDays.most * dayMs))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
