import type { Insertable } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

/** Inserts the feedback of a member. */
export const insertFeedback = async (tx: Tx, feedback: Insertable<Tables['feedback']>): Promise<void> => {
  await tx.insertInto('feedback').values(feedback).execute()
}

/** Returns the e-mail address of a user. */
export const findEmail = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email
