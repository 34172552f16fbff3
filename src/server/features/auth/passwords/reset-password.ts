import { hourMs } from '#shared/time/duration.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { AppError, orThrow } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/route.ts'
import { toIso, newId } from '#server/ids.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import { recordAccountEvent } from '#server/ledger/security-events.ts'
import { findRecipient } from '#server/mail/recipient.ts'
import { newToken, hashToken } from '#server/tokens.ts'
import { hashPassword } from './password-normalization.ts'
import { assertStrongPassword } from './password-rules.ts'
import { proveAddress } from './prove-address.ts'
import { deleteRememberedDevices } from '#server/features/auth/second-factor/remembered-devices.ts'
import type { LinkServices, PasswordServices } from '#server/features/auth/services.ts'
import { deleteUserSessions } from '#server/features/auth/sessions.ts'
import { findCredential, findNameAndEmail, upsertPasswordHash } from '#server/features/auth/store.ts'

/** Hours for which a reset link is valid that is mailed, and one that the command line prints. */
export const resetLinkHours = { mailed: 1, printed: 24 } as const

/** How a reset link reaches the user; only a mailed one proves that the address is theirs. */
type Delivery = keyof typeof resetLinkHours

const prefix = 'password-reset:'
const mailedPrefix = `${prefix}mailed:`

const toIdentifier = (delivery: Delivery, token: string) =>
  `${delivery === 'mailed' ? mailedPrefix : prefix}${hashToken(token)}`

/** Returns the user of a reset token that has not expired, and how it was delivered. */
export const findResetLink = async (
  db: Db,
  token: string,
  now: number,
): Promise<{ userId: string; delivery: Delivery } | undefined> => {
  const row = await db
    .selectFrom('verifications')
    .select(['value', 'identifier'])
    .where('identifier', 'in', [toIdentifier('mailed', token), toIdentifier('printed', token)])
    .where('expires_at', '>', toIso(now))
    .executeTakeFirst()
  return row && { userId: row.value, delivery: row.identifier.startsWith(mailedPrefix) ? 'mailed' : 'printed' }
}

/** Deletes a reset token; of several concurrent calls one succeeds. Returns false when it was used or has expired. */
const consumeResetToken = async (tx: Tx, delivery: Delivery, token: string, now: number): Promise<boolean> => {
  const deleted = await tx
    .deleteFrom('verifications')
    .where('identifier', '=', toIdentifier(delivery, token))
    .where('expires_at', '>', toIso(now))
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

/** Deletes the reset tokens of a user, by default all. */
export const deleteResetTokens = async (tx: Tx, userId: string, which = prefix): Promise<void> => {
  await tx.deleteFrom('verifications').where('value', '=', userId).where('identifier', 'like', `${which}%`).execute()
}

/**
 * Inserts a one-time password reset link and deletes expired ones. A printed link replaces the user's older ones, a mailed
 * one, which anybody can ask for, only mailed ones. Returns its URL.
 * @throws AppError `account_disabled`
 */
export const createResetLink = async (
  tx: Tx,
  { userId, baseUrl, delivery }: { userId: string; baseUrl: string; delivery: Delivery },
  now: number,
): Promise<string> => {
  const token = newToken()
  const user = await lockUser(tx, userId, now)
  if (user && user.disabled_at !== null) throw new AppError('account_disabled')
  await deleteResetTokens(tx, userId, delivery === 'mailed' ? mailedPrefix : prefix)
  await tx.deleteFrom('verifications').where('expires_at', '<=', toIso(now)).execute()
  await tx
    .insertInto('verifications')
    .values({
      id: newId(now),
      identifier: toIdentifier(delivery, token),
      value: userId,
      expires_at: toIso(now + resetLinkHours[delivery] * hourMs),
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
  if (!credential) return
  const { userId } = credential
  const to = await findRecipient(db, userId)
  if (!to) return
  const link = await transact((tx) => createResetLink(tx, { userId, baseUrl, delivery: 'mailed' }, now))
  await mailer.passwordReset(to, link)
}

/**
 * Sets a new password with the token of a reset link and ends all sessions of the user; a mailed link also proves that
 * the address is theirs. Returns the address.
 * @throws AppError `local_accounts_off`, `invalid_input` (as `assertStrongPassword`), `link_invalid`
 */
export const resetPassword = async (
  services: PasswordServices,
  { token, newPassword }: { token: string; newPassword: string },
  request: RequestInfo,
  now: number,
): Promise<string> => {
  if (!services.localAccounts) throw new AppError('local_accounts_off')
  const { userId, delivery } = orThrow(await findResetLink(services.db, token, now), 'link_invalid')
  const owner = orThrow(await findNameAndEmail(services.db, userId), 'link_invalid')
  await assertStrongPassword(newPassword, 'newPassword', owner)
  const hash = await hashPassword(services.passwords, newPassword)
  const userAgent = request.header('user-agent')
  const email = await services.transact(async (tx) => {
    // The user before the link, as whoever creates or ends links.
    orThrow(await lockUser(tx, userId, now), 'link_invalid')
    if (!(await consumeResetToken(tx, delivery, token, now))) throw new AppError('link_invalid')
    await upsertPasswordHash(tx, userId, hash, now)
    await deleteResetTokens(tx, userId)
    await deleteRememberedDevices(tx, userId)
    await deleteUserSessions(tx, userId)
    if (delivery === 'mailed') await proveAddress(tx, services.recordFamilyEvent, userId, now)
    await recordAccountEvent(tx, { userId, kind: 'password_reset', userAgent }, now)
    await services.mails.enqueue(tx, { kind: 'security', userId, notice: 'password_reset', userAgent }, now)
    return orThrow(await findCredential(tx, { userId }), 'link_invalid').email
  })
  await services.limits.forgive(email, request.address)
  return email
}
