import { toLocale, type Locale } from '#shared/locale/locale.ts'
import type { Db } from '#server/db/transaction.ts'

/** Recipient of a mail and their language. */
export interface Recipient {
  /** Null while the address is not verified: its mails contain no name, so that nobody sends texts to strangers. */
  name: string | null
  email: string
  language: Locale
}

/** A user whom the app can mail. */
export interface MailedUser extends Recipient {
  isVerified: boolean
}

/** Returns the recipient of the mails to a user; undefined when the account is disabled or gone. */
export const findRecipient = async (db: Db, userId: string): Promise<MailedUser | undefined> => {
  const row = await db
    .selectFrom('users')
    .select(['name', 'email', 'language', 'email_verified_at'])
    .where(({ and }) => and({ id: userId, disabled_at: null }))
    .executeTakeFirst()
  if (!row) return undefined
  const { name, email, email_verified_at: verifiedAt } = row
  const isVerified = verifiedAt !== null
  return { name: isVerified ? name : null, email, language: toLocale(row.language), isVerified }
}
