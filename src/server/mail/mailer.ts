import type { SendMailOptions } from 'nodemailer'
import type { FeedbackType } from '#shared/feedback/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { maxJobMs } from '#server/jobs/job.ts'
import type { FamilyNotice } from './family-notice.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import type { MailMessages, SecurityNotice } from './messages/mail-messages.ts'
import { zh } from './messages/zh.ts'
import type { Recipient } from './recipient.ts'
import { addDefaultTimeouts } from './smtp.ts'

/** Feedback and its author. */
export interface Feedback {
  from: Recipient & { name: string }
  feedbackType: FeedbackType
  subject: string
  message: string
}

const messages: Readonly<Record<Locale, MailMessages>> = { en, zh, es }

/** Returns subject and advice of a notice; without names for a recipient whose address is not verified. */
const formatFamilyNotice = (
  notice: MailMessages['notice'],
  { kind, by, subject }: FamilyNotice,
  namesPeople: boolean,
) => {
  const format = (one: FamilyNotice['subject']) => {
    if (!namesPeople || one === null || one.name === null) return null
    return one.isRecipient ? notice.you(one.name) : one.name
  }
  const actor = by === null ? notice.operator : (format(by) ?? notice.someone)
  const happened = notice.family[kind]({ by: actor, subject: format(subject) })
  return { happened, advice: by?.isRecipient ? notice.ownAdvice : notice.advice }
}

interface MailServer {
  url: string
  /** Sender of all mails. */
  from: string
}

const createSender =
  ({ url, from }: MailServer, maxMs: number, stopping: AbortSignal | undefined) =>
  async (mail: SendMailOptions): Promise<void> => {
    const { createTransport } = await import('nodemailer')
    // The server can extend the timeouts of the package by answering slowly; its types do not know the signal.
    const timeout = AbortSignal.timeout(maxMs)
    const options = { from, ...mail, signal: stopping ? AbortSignal.any([stopping, timeout]) : timeout }
    await createTransport(addDefaultTimeouts(url)).sendMail(options)
  }

/** Functions that send the mails of the app. */
export type Mailer = ReturnType<typeof createMailer>

/**
 * Creates a mailer for an SMTP server; nodemailer is loaded with the first mail. `stopping` ends the connections of mails
 * that are being sent, and so do `maxMs` milliseconds: they reject with an `AbortError`, caused by a `TimeoutError` then.
 */
export const createMailer = (server: MailServer, stopping?: AbortSignal, maxMs = maxJobMs) => {
  const send = createSender(server, maxMs, stopping)
  const sendToUser = ({ name, email, language }: Recipient, subject: string, ...paragraphs: string[]) => {
    const { greeting, signature } = messages[language]
    const text = `${[greeting(name), ...paragraphs, signature].join('\n\n')}\n`
    // Never as a string, in which mail software reads more than one address.
    return send({ to: { name: name ?? '', address: email }, subject, text })
  }
  return {
    passwordReset: (to: Recipient, link: string) => {
      const { subject, text } = messages[to.language].passwordReset
      return sendToUser(to, subject, text(link))
    },
    /**
     * Sends a notice about the security of the account; `device` is browser and system, null where unknown. The last one of
     * a day says so.
     */
    security: (to: Recipient, kind: SecurityNotice, device: string | null, isLast: boolean) => {
      const { account, text, ownAdvice, last } = messages[to.language].notice
      const happened = account[kind]
      return sendToUser(to, happened, text({ happened, device }), ownAdvice, ...(isLast ? [last] : []))
    },
    /** Sends a notice about an event of the family, likewise. */
    familyEvent: (to: Recipient, event: FamilyNotice, isLast: boolean) => {
      const { notice } = messages[to.language]
      const { happened, advice } = formatFamilyNotice(notice, event, to.name !== null)
      const paragraphs = [notice.text({ happened, device: null }), advice, ...(isLast ? [notice.last] : [])]
      return sendToUser(to, happened, ...paragraphs)
    },
    emailVerification: (to: Recipient, link: string) => {
      const { subject, text } = messages[to.language].emailVerification
      return sendToUser(to, subject, text(link))
    },
    /** Sends feedback to the operator, in the language of its author, who is the Reply-To address. */
    feedback: (to: string, { from: author, feedbackType, subject, message }: Feedback) => {
      const { name, email, language } = author
      const { types, ...labels } = messages[language].feedback
      return send({
        to: { name: '', address: to },
        replyTo: { name, address: email },
        subject: labels.subject({ type: types[feedbackType], subject }),
        text: labels.text({ name, message }),
      })
    },
  }
}
