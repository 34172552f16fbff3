import type { Tx } from '#server/db/transaction.ts'
import { newId, toIso } from '#server/ids.ts'
import { insertJob } from '#server/jobs/store.ts'
import type { SecurityNotice } from './messages/mail-messages.ts'

/** A mail that waits to be sent. Its recipient, text and link are made when it is sent: none of them is stored. */
export type QueuedMail =
  | { kind: 'security'; userId: string; notice: SecurityNotice; userAgent: string | undefined }
  | { kind: 'familyEvent'; userId: string; familyId: string; eventId: string }
  | { kind: 'emailVerification'; userId: string }
  /** Queued for any address, so that the request tells nobody whether it has an account. */
  | { kind: 'passwordReset'; email: string }
  | { kind: 'feedback'; userId: string; feedbackId: string }

/** A waiting mail of one kind. */
export type MailOf<Kind extends QueuedMail['kind']> = Extract<QueuedMail, { kind: Kind }>

/** Creates the queue of mails, which drops them when no mail is set up. */
export const createMailQueue = (isSetUp: boolean) => ({
  isSetUp,
  /** Inserts the job that sends a mail; it is deleted with the user. */
  enqueue: async (tx: Tx, mail: QueuedMail, now: number): Promise<void> => {
    if (!isSetUp) return
    const userId = 'userId' in mail ? mail.userId : null
    const dueAt = toIso(now)
    const job = { familyId: null, userId, kind: 'mail', key: newId(now), payload: JSON.stringify(mail), dueAt } as const
    await insertJob(tx, job, dueAt)
  },
})

export type MailQueue = ReturnType<typeof createMailQueue>
