import { toLocale } from '#shared/locale/locale.ts'
import type { Db } from '#server/db/transaction.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { MailOf } from '#server/mail/queue.ts'
import { findFeedback } from './store.ts'

interface Services {
  db: Db
  mailer: Mailer
  /** Address that gets the feedback, null for none. */
  recipient: string | null
}

/** Mails stored feedback to the operator. */
export const mailFeedback = async (
  { db, mailer, recipient }: Services,
  { userId, feedbackId }: MailOf<'feedback'>,
): Promise<void> => {
  const row = recipient === null ? undefined : await findFeedback(db, userId, feedbackId)
  if (recipient === null || !row) return
  const { name, email, language, ...feedback } = row
  await mailer.feedback(recipient, {
    ...feedback,
    from: { name, email, language: toLocale(language) },
  })
}
