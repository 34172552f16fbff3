import { parseUserAgent } from '#shared/auth/user-agent.ts'
import { isLocale } from '#shared/locale/locale.ts'
import type { Db } from '#server/db/transaction.ts'
import type { Mailer } from './mailer.ts'
import type { MailOf } from './queue.ts'

const formatDevice = (userAgent: string | undefined): string | null => {
  const { browser, system } = parseUserAgent(userAgent ?? null)
  return [browser, system].filter(Boolean).join(', ') || null
}

/** Mails a notice to a user in their language. Rejects when the mail server does not accept it. */
export const mailSecurityNotice = async (
  { db, mailer }: { db: Db; mailer: Mailer },
  { userId, notice, userAgent }: MailOf<'security'>,
): Promise<void> => {
  const columns = ['name', 'email', 'language'] as const
  const user = await db.selectFrom('users').select(columns).where('id', '=', userId).executeTakeFirst()
  if (!user) return
  const language = isLocale(user.language) ? user.language : 'en'
  await mailer.security({ ...user, language }, notice, formatDevice(userAgent))
}
