import type { Transact, Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { lockUser } from './membership-locks.ts'

/** A user with the session of the request; null for an API token. */
interface SignedInUser {
  userId: string
  sessionId: string | null
}

/**
 * Locks a user who changes the account or the ways into it or the family. Their request may have waited, for a lock or for its body,
 * while somebody else ended the sessions of the account.
 * @throws AppError `signed_out` when the user is disabled or gone, or the session has ended
 */
export const lockSignedInUser = async (tx: Tx, { userId, sessionId }: SignedInUser, now: number): Promise<void> => {
  const user = await lockUser(tx, userId, now)
  const session =
    sessionId === null
      ? undefined
      : await tx
          .selectFrom('sessions')
          .select('id')
          .where(({ and }) => and({ user_id: userId, id: sessionId }))
          .executeTakeFirst()
  if (user?.disabled_at !== null || !session) throw new AppError('signed_out')
}

/** Runs `work` in a transaction that has locked the user as `lockSignedInUser` does. @throws AppError `signed_out` */
export const transactSignedIn = <T>(
  transact: Transact,
  user: SignedInUser,
  now: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  transact(async (tx) => {
    await lockSignedInUser(tx, user, now)
    return work(tx)
  })
