import type { Mailer } from '#server/mail/mailer.ts'

/** A mailer that sends nothing, for tests to override the mails they look at. */
export const silentMailer: Mailer = {
  passwordReset: async () => undefined,
  security: async () => undefined,
  familyEvent: async () => undefined,
  emailVerification: async () => undefined,
  feedback: async () => undefined,
}
