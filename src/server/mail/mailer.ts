import type { SendMailOptions } from 'nodemailer'
import type { FeedbackType } from '#shared/feedback/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { en, type MailMessages, type SecurityNotice } from './messages/en.ts'
import { es } from './messages/es.ts'
import { zh } from './messages/zh.ts'
import { addDefaultTimeouts } from './test-mail.ts'

/** Recipient of a mail and their language. */
export interface Recipient {
  name: string
  email: string
  language: Locale
}

/** Feedback and its author. */
export interface Feedback {
  from: Recipient
  feedbackType: FeedbackType
  subject: string
  message: string
}

const messages: Readonly<Record<Locale, MailMessages>> = { en, zh, es }

/** Functions that send the mails of the app. */
export type Mailer = ReturnType<typeof createMailer>

/**
 * Creates a mailer for an SMTP server; nodemailer is loaded with the first mail. `signal` ends the connections of mails that
 * are being sent, which reject with an `AbortError`.
 */
export const createMailer = ({ url, from }: { url: string; from: string }, signal?: AbortSignal) => {
  const send = async (mail: SendMailOptions): Promise<void> => {
    const { createTransport } = await import('nodemailer')
    // The types of the package do not know the signal.
    const options = { from, ...mail, ...(signal && { signal }) }
    await createTransport(addDefaultTimeouts(url)).sendMail(options)
  }
  return {
    passwordReset: ({ name, email, language }: Recipient, link: string) => {
      const { subject, text } = messages[language].passwordReset
      return send({ to: { name, address: email }, subject, text: text({ name, link }) })
    },
    /** Sends a notice about the security of the account; `device` is browser and system, null where unknown. */
    security: ({ name, email, language }: Recipient, notice: SecurityNotice, device: string | null) => {
      const { happened, text } = messages[language].security
      const subject = happened[notice]
      return send({ to: { name, address: email }, subject, text: text({ name, happened: subject, device }) })
    },
    emailVerification: ({ name, email, language }: Recipient, link: string) => {
      const { subject, text } = messages[language].emailVerification
      return send({ to: { name, address: email }, subject, text: text({ name, link }) })
    },
    /** Sends feedback to the operator, in the language of its author, who is the Reply-To address. */
    feedback: (to: string, { from: author, feedbackType, subject, message }: Feedback) => {
      const { name, email, language } = author
      const { types, ...labels } = messages[language].feedback
      return send({
        to,
        replyTo: { name, address: email },
        subject: labels.subject({ type: types[feedbackType], subject }),
        text: labels.text({ name, message }),
      })
    },
  }
}
