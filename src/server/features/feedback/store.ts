import type { ParsedInput } from '#shared/contract/endpoint.ts'
import type { sendFeedback } from '#shared/feedback/contract.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

/** Where feedback comes from. */
interface From {
  id: string
  familyId: string
  userId: string
  at: string
}

export const insertFeedback = async (
  tx: Tx,
  { id, familyId, userId, at }: From,
  { feedbackType, subject, message }: ParsedInput<typeof sendFeedback>['body'],
): Promise<void> => {
  const own = { family_id: familyId, id, user_id: userId, created_at: at }
  await tx
    .insertInto('feedback')
    .values({ ...own, feedback_type: feedbackType, subject, message })
    .execute()
}

/** The address of a user, to answer to. */
export const addressOf = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst())?.email
