import { maxSessions, sessionDays, type SignInMethod } from '#shared/auth/rules.ts'
import { dayMs } from '#shared/time/duration.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { computeSessionExpiry } from '#server/http/session.ts'
import { toIso, newId } from '#server/ids.ts'
import { newToken, hashToken } from '#server/tokens.ts'

const earliestSessionStart = (now: number) => toIso(now - sessionDays.max * dayMs)

/** A session to start. */
interface NewSession {
  userId: string
  method: SignInMethod
  userAgent: string | undefined
  /** When the user proved who they are, in milliseconds; null if unknown. */
  authenticatedAt: number | null
}

const assertEnabled = async (tx: Tx, userId: string) => {
  const user = await tx.selectFrom('users').select('disabled_at').where('id', '=', userId).executeTakeFirst()
  if (user && user.disabled_at !== null) throw new AppError('account_disabled')
}

const deleteExpiredSessions = (tx: Tx, userId: string, now: number) =>
  tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('expires_at', '<=', toIso(now)), row('created_at', '<=', earliestSessionStart(now))]))
    .execute()

/** Deletes the sessions of a user that were not used for the longest time, so that there is room for another. */
const deleteIdlestSessions = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(maxSessions - 1),
    )
    .execute()

/**
 * Inserts a session, and deletes the user's expired and, beyond `maxSessions`, idlest ones. Returns its token, of which
 * only the hash is stored. The user must be locked.
 * @throws AppError `account_disabled`
 */
export const insertSession = async (tx: Tx, session: NewSession, now: number): Promise<string> => {
  const { userId, method, userAgent, authenticatedAt } = session
  await assertEnabled(tx, userId)
  const token = newToken()
  const at = toIso(now)
  await deleteExpiredSessions(tx, userId, now)
  await deleteIdlestSessions(tx, userId)
  await tx
    .insertInto('sessions')
    .values({
      id: newId(now),
      user_id: userId,
      token_hash: hashToken(token),
      expires_at: computeSessionExpiry(now),
      user_agent: userAgent?.slice(0, 300) ?? null,
      sign_in_method: method,
      authenticated_at: authenticatedAt === null ? null : toIso(authenticatedAt),
      created_at: at,
      updated_at: at,
    })
    .execute()
  return token
}

/**
 * Makes the sign-in of a session recent and replaces its token. Returns the new token.
 * @throws AppError `signed_out` when the session has ended
 */
export const renewSession = async (tx: Tx, sessionId: string, now: number): Promise<string> => {
  const token = newToken()
  const renewed = await tx
    .updateTable('sessions')
    .set({ token_hash: hashToken(token), authenticated_at: toIso(now) })
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (renewed.numUpdatedRows === 0n) throw new AppError('signed_out')
  return token
}

/** Deletes the session whose token has this hash, if there is one. */
export const deleteSessionByTokenHash = async (tx: Tx, hash: string): Promise<void> => {
  await tx.deleteFrom('sessions').where('token_hash', '=', hash).execute()
}

/** Deletes all sessions of a user. Returns their number. */
export const deleteUserSessions = async (tx: Tx, userId: string): Promise<number> => {
  const deleted = await tx.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/** Deletes all sessions of a user but one. Returns their number. */
export const deleteOtherSessions = async (tx: Tx, userId: string, sessionId: string): Promise<number> => {
  const others = tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '<>', sessionId)
  return Number((await others.executeTakeFirst()).numDeletedRows)
}

/** Deletes one session of a user. Returns false when there is none. */
export const deleteSession = async (tx: Tx, userId: string, id: string): Promise<boolean> => {
  const deleted = await tx.deleteFrom('sessions').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Returns the active sessions of a user, newest first. */
export const listSessions = async (db: Db, userId: string, now: number) =>
  db
    .selectFrom('sessions')
    .select([
      'id',
      'created_at as createdAt',
      'updated_at as lastUsedAt',
      'user_agent as userAgent',
      'sign_in_method as method',
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', toIso(now))
    .where('created_at', '>', earliestSessionStart(now))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
