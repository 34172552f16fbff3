import type { ParsedInput } from '#shared/contract/endpoint.ts'
import type { sendFeedback } from '#shared/feedback/contract.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

interface Origin {
  id: string
  familyId: string
  userId: string
  at: string
}

/** Inserts the feedback of a member. */
export const insertFeedback = async (
  tx: Tx,
  { id, familyId, userId, at }: Origin,
  { feedbackType, subject, message }: ParsedInput<typeof sendFeedback>['body'],
): Promise<void> => {
  const columns = { family_id: familyId, id, user_id: userId, created_at: at }
  await tx
    .insertInto('feedback')
    .values({ ...columns, feedback_type: feedbackType, subject, message })
    .execute()
}

/** Returns the e-mail address of a user. */
export const findEmail = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email
