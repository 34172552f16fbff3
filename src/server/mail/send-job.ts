import { hourMs } from '#shared/time/duration.ts'
import type { ReportError } from '#server/error-reporter.ts'
import type { JobHandler } from '#server/jobs/job.ts'
import { backOff } from '#server/jobs/runner.ts'
import type { QueuedMail } from './queue.ts'

/** Returns the hours in which a mail is tried. */
const hoursOf = ({ kind }: QueuedMail): number => (kind === 'passwordReset' ? 1 : 24)

/** Returns whether the mail server has rejected the recipient for good. */
const isRecipientRejected = (error: unknown): boolean =>
  error instanceof Error &&
  Reflect.get(error, 'command') === 'RCPT TO' &&
  Number(Reflect.get(error, 'responseCode')) >= 500

/** Returns whether this process stopped the sending, to exit. */
const isAborted = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === 'AbortError' &&
  !(error.cause instanceof Error && error.cause.name === 'TimeoutError')

/**
 * Creates the handler of the job that sends one mail with `send`. A mail that cannot be sent is tried again with growing
 * pauses until it is too old; one whose sending was aborted, at once by the next process.
 */
export const createMailHandler =
  (send: (mail: QueuedMail, now: number) => Promise<void>, reportError: ReportError): JobHandler =>
  async ({ payload, createdAt, attempts }, now) => {
    const mail = JSON.parse(payload) as QueuedMail
    const deadline = Date.parse(createdAt) + hoursOf(mail) * hourMs
    try {
      if (now > deadline) throw new Error('the mail is too old')
      await send(mail, now)
      return { retryAt: null }
    } catch (error) {
      if (isAborted(error)) return { retryAt: now }
      const isOver = now >= deadline || isRecipientRejected(error)
      reportError(isOver ? 'a mail was given up' : 'a mail was not sent', error)
      return { retryAt: isOver ? null : Math.min(now + backOff(attempts), deadline) }
    }
  }
