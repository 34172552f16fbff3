import type { FeedbackType } from '#shared/feedback/contract.ts'

/** Subjects and texts of the mails of the app in one language. */
export interface MailMessages {
  passwordReset: { subject: string; text: (of: { name: string; link: string }) => string }
  feedback: {
    types: Readonly<Record<FeedbackType, string>>
    subject: (of: { type: string; subject: string }) => string
    text: (of: { name: string; message: string }) => string
  }
}

export const en: MailMessages = {
  passwordReset: {
    subject: 'A new password for Glowjar',
    text: ({ name, link }) => `Hello ${name},

Someone, most likely you, asked for a new password for your Glowjar account. Open this link to choose one:

${link}

The link works once and for one hour. If it was not you, there is nothing to do: your password stays as it is.

Glim from Glowjar
`,
  },
  feedback: {
    types: { bug: 'something is broken', feature: 'a wish', improvement: 'an improvement', general: 'something else' },
    subject: ({ type, subject }) => `Glowjar feedback (${type}): ${subject}`,
    text: ({ name, message }) => `${name} writes:

${message}

A reply to this mail goes to the person who wrote it. "npx glowjar feedback" lists all feedback.
`,
  },
}
