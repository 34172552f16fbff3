import { sendFeedback } from '#shared/feedback/contract.ts'
import type { Transact } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { routeWithoutTransaction, type Route } from '#server/http/route.ts'
import { toIso, newId } from '#server/ids.ts'
import { lockFamily } from '#server/ledger/membership-locks.ts'
import type { MailQueue } from '#server/mail/queue.ts'
import { insertFeedback } from './store.ts'

interface Services {
  transact: Transact
  /** The queue of mails to the operator. */
  mails: MailQueue
}

/** Returns the route that stores feedback for the operator and, if mail is configured, mails it later. */
export const feedbackRoutes = ({ transact, mails }: Services): Route[] => [
  routeWithoutTransaction(sendFeedback, async ({ member, body, now }) => {
    const { familyId, userId } = member
    const { feedbackType, subject, message } = body
    const id = newId(now)
    await transact(async (tx) => {
      // The lock keeps the family from being deleted meanwhile.
      if (!(await lockFamily(tx, familyId))) throw new AppError('signed_out')
      const origin = { family_id: familyId, id, user_id: userId, created_at: toIso(now) }
      await insertFeedback(tx, { ...origin, feedback_type: feedbackType, subject, message })
      await mails.enqueue(tx, { kind: 'feedback', userId, feedbackId: id }, now)
    })
    return { id }
  }),
]
