import { dayMs } from '#shared/time/duration.ts'
import { AppError } from '#server/errors.ts'
import type { Member } from '#server/http/session.ts'
import { transactSignedIn } from '#server/ledger/lock-signed-in-user.ts'
import { newId, toIso } from '#server/ids.ts'
import { recordAccountEvent } from '#server/ledger/security-events.ts'
import { findRecipient } from '#server/mail/recipient.ts'
import { hashToken, newToken } from '#server/tokens.ts'
import type { AuthServices, LinkServices } from './services.ts'
import { setEmailVerifiedAt } from './store.ts'

const linkDays = 7
const prefix = 'email-verification:'

/** Inserts a one-time link that verifies a user's address, in place of older ones. Returns its URL. */
const createVerificationLink = async ({ transact, baseUrl }: LinkServices, userId: string, now: number) => {
  const token = newToken()
  await transact(async (tx) => {
    await tx.deleteFrom('verifications').where('value', '=', userId).where('identifier', 'like', `${prefix}%`).execute()
    const identifier = `${prefix}${hashToken(token)}`
    const times = { expires_at: toIso(now + linkDays * dayMs), created_at: toIso(now) }
    await tx
      .insertInto('verifications')
      .values({ id: newId(now), identifier, value: userId, ...times })
      .execute()
  })
  return `${baseUrl}/verify-email?token=${token}`
}

/** Mails a link that verifies the address of a user, if it is not verified and the account not disabled. */
export const mailVerificationLink = async (services: LinkServices, userId: string, now: number): Promise<void> => {
  const recipient = await findRecipient(services.db, userId)
  if (!recipient || recipient.isVerified) return
  await services.mailer.emailVerification(recipient, await createVerificationLink(services, userId, now))
}

/**
 * Verifies the address of a user with their link. It takes a session of the account: whoever gets the mail for an account
 * that somebody else has made with their address must not confirm it for them.
 * @throws AppError `link_invalid`, `signed_out`
 */
export const verifyEmail = async (
  { transact }: AuthServices,
  member: Pick<Member, 'userId' | 'sessionId'>,
  token: string,
  now: number,
): Promise<void> => {
  const { userId } = member
  await transactSignedIn(transact, member, now, async (tx) => {
    const used = await tx
      .deleteFrom('verifications')
      .where('identifier', '=', `${prefix}${hashToken(token)}`)
      .where('value', '=', userId)
      .where('expires_at', '>', toIso(now))
      .executeTakeFirst()
    if (used.numDeletedRows === 0n) throw new AppError('link_invalid')
    if (!(await setEmailVerifiedAt(tx, userId, now))) throw new AppError('link_invalid')
    await recordAccountEvent(tx, { userId, kind: 'email_verified' }, now)
  })
}
