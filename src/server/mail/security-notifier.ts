import { parseUserAgent } from '#shared/auth/user-agent.ts'
import { isLocale } from '#shared/locale/locale.ts'
import type { Db } from '#server/db/transaction.ts'
import type { Mailer } from './mailer.ts'
import type { SecurityNotice } from './messages/en.ts'

interface MailServices {
  db: Db
  /** Null when no mail is configured: then nobody is told. */
  mailer: Mailer | null
}

interface Services extends MailServices {
  reportError: (message: string, error: unknown) => void
}

/** Mails a notice to a user in the background; call it after the change is committed. */
export type SecurityNotifier = (userId: string, notice: SecurityNotice, userAgent: string | undefined) => void

const formatDevice = (userAgent: string | undefined): string | null => {
  const { browser, system } = parseUserAgent(userAgent ?? null)
  return [browser, system].filter(Boolean).join(', ') || null
}

/** Mails a notice to a user in their language. Rejects when the mail server does not accept it. */
export const mailSecurityNotice = async (
  { db, mailer }: MailServices,
  userId: string,
  notice: SecurityNotice,
  userAgent?: string,
): Promise<void> => {
  const columns = ['name', 'email', 'language'] as const
  const user = mailer && (await db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirst())
  if (!mailer || !user) return
  const language = isLocale(user.language) ? user.language : 'en'
  await mailer.security({ ...user, language }, notice, formatDevice(userAgent))
}

/** Creates the function that tells users by mail about new devices and changes of their ways to sign in. */
export const createSecurityNotifier =
  ({ db, mailer, reportError }: Services): SecurityNotifier =>
  (userId, notice, userAgent) => {
    mailSecurityNotice({ db, mailer }, userId, notice, userAgent).catch((error: unknown) =>
      reportError('a mail was not sent', error),
    )
  }
