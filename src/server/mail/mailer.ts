import type { FeedbackType } from '#shared/feedback/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { en, type MailMessages } from './messages/en.ts'
import { es } from './messages/es.ts'
import { zh } from './messages/zh.ts'

/** Whom a mail is for, and in which language. */
export interface Recipient {
  name: string
  email: string
  language: Locale
}

/** Sends the mails of the product. */
export interface Mailer {
  passwordReset(to: Recipient, link: string): Promise<void>
  /** To whoever runs the app, in the language of the person who wrote; a reply goes to that person. */
  feedback(to: string, feedback: Feedback): Promise<void>
}

/** Feedback, and who wrote it. */
export interface Feedback {
  from: Recipient
  feedbackType: FeedbackType
  subject: string
  message: string
}

const messages: Readonly<Record<Locale, MailMessages>> = { en, zh, es }

/** A mailer on an SMTP server; it connects with the first mail. */
export const createMailer = ({ url, from }: { url: string; from: string }): Mailer => ({
  async passwordReset({ name, email, language }, link) {
    const { createTransport } = await import('nodemailer')
    const { subject, text } = messages[language].passwordReset
    await createTransport(url).sendMail({ from, to: { name, address: email }, subject, text: text({ name, link }) })
  },
  async feedback(to, { from: writer, feedbackType, subject, message }) {
    const { createTransport } = await import('nodemailer')
    const { name, email, language } = writer
    const words = messages[language].feedback
    await createTransport(url).sendMail({
      from,
      to,
      replyTo: { name, address: email },
      subject: words.subject({ type: words.types[feedbackType], subject }),
      text: words.text({ name, message }),
    })
  },
})
