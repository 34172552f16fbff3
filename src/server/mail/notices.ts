import { parseUserAgent } from '#shared/auth/user-agent.ts'
import type { Db } from '#server/db/transaction.ts'
import type { RateLimits } from '#server/rate-limits.ts'
import { findFamilyNotice } from './family-notice.ts'
import type { Mailer } from './mailer.ts'
import type { MailOf } from './queue.ts'
import { findRecipient, type Recipient } from './recipient.ts'

interface NoticeServices {
  db: Db
  mailer: Mailer
  limits: Pick<RateLimits, 'accountNotice' | 'familyNotice'>
}

/** Sends a notice to a user, unless the address has had too many of its kind. Counts only what the mail server accepts. */
const sendCounted = async (
  { db, limits }: NoticeServices,
  kind: keyof NoticeServices['limits'],
  userId: string,
  send: (to: Recipient, isLast: boolean) => Promise<void>,
): Promise<void> => {
  const to = await findRecipient(db, userId)
  const counted = to && (await limits[kind](to))
  if (!counted) return
  try {
    await send(to, counted.isLast)
  } catch (error) {
    await counted.cancel()
    throw error
  }
}

const formatDevice = (userAgent: string | undefined): string | null => {
  const { browser, system } = parseUserAgent(userAgent ?? null)
  return [browser, system].filter(Boolean).join(', ') || null
}

/** Mails a notice about the account to a user in their language. Rejects when the mail server does not accept it. */
export const mailSecurityNotice = async (
  services: NoticeServices,
  { userId, notice, userAgent }: MailOf<'security'>,
): Promise<void> => {
  const device = formatDevice(userAgent)
  await sendCounted(services, 'accountNotice', userId, (to, isLast) =>
    services.mailer.security(to, notice, device, isLast),
  )
}

/** Mails an event of a family to a user likewise; nothing when the family is gone. */
export const mailFamilyEvent = async (
  services: NoticeServices,
  { userId, familyId, eventId }: MailOf<'familyEvent'>,
): Promise<void> => {
  const notice = await findFamilyNotice(services.db, familyId, eventId, userId)
  if (!notice) return
  await sendCounted(services, 'familyNotice', userId, (to, isLast) => services.mailer.familyEvent(to, notice, isLast))
}
