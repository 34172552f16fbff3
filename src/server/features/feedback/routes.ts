import { sendFeedback } from '#shared/feedback/contract.ts'
import type { Db, Transact } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { routeWithoutTransaction, type Route } from '#server/http/route.ts'
import { toIso, newId } from '#server/ids.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { lockFamily } from '#server/ledger/membership-locks.ts'
import { findEmail, insertFeedback } from './store.ts'

interface Services {
  db: Db
  transact: Transact
  /** Null when no mail is configured. */
  mailer: Mailer | null
  /** Address that gets the feedback, null for none. */
  recipient: string | null
  reportError: (message: string, error: unknown) => void
}

/** Returns the route that stores feedback for the operator and, if mail is configured, mails it in the background. */
export const feedbackRoutes = ({ db, transact, mailer, recipient, reportError }: Services): Route[] => [
  routeWithoutTransaction(sendFeedback, async ({ member, body, now }) => {
    const { familyId, userId, name, language } = member
    const { feedbackType, subject, message } = body
    const id = newId(now)
    await transact(async (tx) => {
      // The lock keeps the family from being deleted meanwhile.
      if (!(await lockFamily(tx, familyId))) throw new AppError('signed_out')
      const origin = { family_id: familyId, id, user_id: userId, created_at: toIso(now) }
      await insertFeedback(tx, { ...origin, feedback_type: feedbackType, subject, message })
    })
    const email = await findEmail(db, userId)
    if (mailer && recipient !== null && email !== undefined) {
      const mailed = mailer.feedback(recipient, { ...body, from: { name, email, language } })
      void mailed.catch((error: unknown) => reportError('feedback was not mailed', error))
    }
    return { id }
  }),
]
