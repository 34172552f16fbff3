import { hourMs } from '#shared/time/duration.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { AppError, orThrow } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/route.ts'
import { toIso, newId } from '#server/ids.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import { recordAccountEvent } from '#server/ledger/security-events.ts'
import { newToken, hashToken } from '#server/tokens.ts'
import { hashPassword } from './password-normalization.ts'
import { assertStrongPassword } from './password-rules.ts'
import { deleteRememberedDevices } from '#server/features/auth/second-factor/remembered-devices.ts'
import type { LinkServices, PasswordServices } from '#server/features/auth/services.ts'
import { deleteUserSessions } from '#server/features/auth/sessions.ts'
import { findCredential, findNameAndEmail, upsertPasswordHash } from '#server/features/auth/store.ts'

/** Hours for which a reset link is valid that is mailed, and one that the command line prints. */
export const resetLinkHours = { mailed: 1, printed: 24 } as const

const prefix = 'password-reset:'

const toVerificationIdentifier = (token: string) => `${prefix}${hashToken(token)}`

/** Returns the id of the user of a reset token that has not expired. */
export const findUserIdByResetToken = async (db: Db, token: string, now: number): Promise<string | undefined> => {
  const row = await db
    .selectFrom('verifications')
    .select('value')
    .where('identifier', '=', toVerificationIdentifier(token))
    .where('expires_at', '>', toIso(now))
    .executeTakeFirst()
  return row?.value
}

/** Deletes a reset token; of several concurrent calls one succeeds. Returns false when it was used or has expired. */
const consumeResetToken = async (tx: Tx, token: string, now: number): Promise<boolean> => {
  const deleted = await tx
    .deleteFrom('verifications')
    .where('identifier', '=', toVerificationIdentifier(token))
    .where('expires_at', '>', toIso(now))
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Deletes all reset tokens of a user. */
export const deleteResetTokens = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('verifications').where('value', '=', userId).where('identifier', 'like', `${prefix}%`).execute()
}

/**
 * Inserts a one-time password reset link, which replaces the user's older ones and expired ones. Returns its URL.
 * @throws AppError `account_disabled`
 */
export const createResetLink = async (
  tx: Tx,
  { userId, baseUrl, hours }: { userId: string; baseUrl: string; hours: number },
  now: number,
): Promise<string> => {
  const token = newToken()
  const user = await lockUser(tx, userId, now)
  if (user && user.disabled_at !== null) throw new AppError('account_disabled')
  await deleteResetTokens(tx, userId)
  await tx.deleteFrom('verifications').where('expires_at', '<=', toIso(now)).execute()
  const expiresAt = toIso(now + hours * hourMs)
  await tx
    .insertInto('verifications')
    .values({
      id: newId(now),
      identifier: toVerificationIdentifier(token),
      value: userId,
      expires_at: expiresAt,
      created_at: toIso(now),
    })
    .execute()
  return `${baseUrl}/reset-password?token=${token}`
}

/** Mails a password reset link, if the address belongs to an enabled account with a password. */
export const mailResetLink = async (
  { db, transact, mailer, baseUrl, localAccounts }: LinkServices,
  email: string,
  now: number,
): Promise<void> => {
  if (!localAccounts) return
  const credential = await findCredential(db, { email })
  if (!credential || credential.disabledAt !== null) return
  const { userId } = credential
  const link = await transact((tx) => createResetLink(tx, { userId, baseUrl, hours: resetLinkHours.mailed }, now))
  await mailer.passwordReset(credential, link)
}

/**
 * Sets a new password with the token of a reset link and ends all sessions of the user. Returns the user's address.
 * @throws AppError `local_accounts_off`, `invalid_input` (as `assertStrongPassword`), `link_invalid`
 */
export const resetPassword = async (
  services: PasswordServices,
  { token, newPassword }: { token: string; newPassword: string },
  request: RequestInfo,
  now: number,
): Promise<string> => {
  if (!services.localAccounts) throw new AppError('local_accounts_off')
  const userId = orThrow(await findUserIdByResetToken(services.db, token, now), 'link_invalid')
  const owner = orThrow(await findNameAndEmail(services.db, userId), 'link_invalid')
  await assertStrongPassword(newPassword, 'newPassword', owner)
  const hash = await hashPassword(services.passwords, newPassword)
  const userAgent = request.header('user-agent')
  const email = await services.transact(async (tx) => {
    // The user before the link, as whoever creates or ends links.
    orThrow(await lockUser(tx, userId, now), 'link_invalid')
    if (!(await consumeResetToken(tx, token, now))) throw new AppError('link_invalid')
    await upsertPasswordHash(tx, userId, hash, now)
    await deleteResetTokens(tx, userId)
    await deleteRememberedDevices(tx, userId)
    await deleteUserSessions(tx, userId)
    await recordAccountEvent(tx, { userId, kind: 'password_reset', userAgent }, now)
    await services.mails.enqueue(tx, { kind: 'security', userId, notice: 'password_reset', userAgent }, now)
    return orThrow(await findCredential(tx, { userId }), 'link_invalid').email
  })
  await services.limits.forgive(email, request.address)
  return email
}
