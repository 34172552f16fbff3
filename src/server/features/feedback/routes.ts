import { sendFeedback } from '#shared/feedback/contract.ts'
import type { Db, Transact } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { plainRoute, type Route } from '#server/http/route.ts'
import { iso, newId } from '#server/ids.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { lockFamily } from '#server/ledger/membership-locks.ts'
import { addressOf, insertFeedback } from './store.ts'

interface Services {
  db: Db
  transact: Transact
  /** Null where no mail is set up. */
  mailer: Mailer | null
  /** Where feedback is mailed to; null for nowhere. */
  recipient: string | null
  /** Hears of what went wrong behind an answer. */
  report: (message: string, error: unknown) => void
}

/** Feedback: kept for the operator, and mailed where that is set up; the answer does not wait for the mail. */
export const feedbackRoutes = ({ db, transact, mailer, recipient, report }: Services): Route[] => [
  plainRoute(sendFeedback, async ({ member, body, now }) => {
    const { familyId, userId, name, language } = member
    const id = newId(now)
    await transact(async (tx) => {
      // A family that goes takes nothing with it that is written at that moment.
      if (!(await lockFamily(tx, familyId))) throw new AppError('signed_out')
      await insertFeedback(tx, { id, familyId, userId, at: iso(now) }, body)
    })
    const email = await addressOf(db, userId)
    if (mailer && recipient !== null && email !== undefined) {
      const mailed = mailer.feedback(recipient, { ...body, from: { name, email, language } })
      void mailed.catch((error: unknown) => report('feedback was not mailed', error))
    }
    return { id }
  }),
]
