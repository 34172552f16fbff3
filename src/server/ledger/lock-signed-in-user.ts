import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { lockUser } from './membership-locks.ts'

/**
 * Locks a user who adds a way into the account or the family. Their request may have waited, for a lock or for its body,
 * while somebody else ended the sessions of the account.
 * @throws AppError `signed_out` when the user is disabled or gone, or the session has ended
 */
export const lockSignedInUser = async (
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId: string | null },
  now: number,
): Promise<void> => {
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
