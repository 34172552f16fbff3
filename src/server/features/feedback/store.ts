import type { Insertable } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

/** Inserts the feedback of a member. */
export const insertFeedback = async (tx: Tx, feedback: Insertable<Tables['feedback']>): Promise<void> => {
  await tx.insertInto('feedback').values(feedback).execute()
}

/** Returns feedback with name, address and language of its author, in whichever family they are now; undefined after their account was deleted. */
export const findFeedback = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('feedback')
    .innerJoin('users', 'users.id', 'feedback.user_id')
    .select(['feedback_type as feedbackType', 'subject', 'message', 'users.name', 'users.email', 'users.language'])
    .where('feedback.user_id', '=', userId)
    .where('feedback.id', '=', id)
    .executeTakeFirst()
