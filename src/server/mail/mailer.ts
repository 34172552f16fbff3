import type { FeedbackType } from '#shared/feedback/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { en, type MailMessages } from './messages/en.ts'
import { es } from './messages/es.ts'
import { zh } from './messages/zh.ts'

/** Recipient of a mail and their language. */
export interface Recipient {
  name: string
  email: string
  language: Locale
}

/** Sends all mails of the app. */
export interface Mailer {
  passwordReset(to: Recipient, link: string): Promise<void>
  /** Sends feedback to the operator, in the language of its author, who is the Reply-To address. */
  feedback(to: string, feedback: Feedback): Promise<void>
}

/** Feedback and its author. */
export interface Feedback {
  from: Recipient
  feedbackType: FeedbackType
  subject: string
  message: string
}

const messages: Readonly<Record<Locale, MailMessages>> = { en, zh, es }

/** Creates a mailer for an SMTP server; nodemailer is loaded with the first mail. */
export const createMailer = ({ url, from }: { url: string; from: string }): Mailer => ({
  async passwordReset({ name, email, language }, link) {
    const { createTransport } = await import('nodemailer')
    const { subject, text } = messages[language].passwordReset
    await createTransport(url).sendMail({ from, to: { name, address: email }, subject, text: text({ name, link }) })
  },
  async feedback(to, { from: author, feedbackType, subject, message }) {
    const { createTransport } = await import('nodemailer')
    const { name, email, language } = author
    const labels = messages[language].feedback
    await createTransport(url).sendMail({
      from,
      to,
      replyTo: { name, address: email },
      subject: labels.subject({ type: labels.types[feedbackType], subject }),
      text: labels.text({ name, message }),
    })
  },
})
