import type * as z from 'zod/mini'
import type { passwordChange } from '#shared/auth/contract.ts'
import { AppError, orThrow } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/route.ts'
import type { Member } from '#server/http/session.ts'
import { transactSignedIn } from '#server/ledger/lock-signed-in-user.ts'
import { recordAccountEvent } from '#server/ledger/security-events.ts'
import { assertRecentSignIn } from '#server/recent-sign-in.ts'
import { hashPassword } from './passwords/password-normalization.ts'
import { assertStrongPassword } from './passwords/password-rules.ts'
import { deleteRememberedDevices } from './second-factor/remembered-devices.ts'
import { deleteResetTokens } from './passwords/reset-password.ts'
import { needsSecondFactor } from './second-factor/second-factor.ts'
import type { AuthServices, PasswordServices } from './services.ts'
import { deleteUserSessions, insertSession } from './sessions.ts'
import { verifyOwnPassword } from './sign-in.ts'
import { deleteUser, findNameAndEmail, replacePasswordHash } from './store.ts'

/**
 * Changes the member's password, ends all their sessions and starts a new one. Returns its token. The present password
 * confirms who they are; where it needs a code of the second factor, the sign-in must be recent.
 * @throws AppError `invalid_input` (as `assertStrongPassword`), as `verifyOwnPassword`, `recent_sign_in_required`, as
 *   `transactSignedIn`
 */
export const changePassword = async (
  services: PasswordServices,
  member: Member,
  { currentPassword, newPassword }: z.output<typeof passwordChange>,
  request: RequestInfo,
  now: number,
): Promise<string> => {
  const { userId } = member
  const owner = orThrow(await findNameAndEmail(services.db, userId), 'wrong_credentials')
  await assertStrongPassword(newPassword, 'newPassword', owner)
  const credential = await verifyOwnPassword(services, member, currentPassword, request, now)
  if (await needsSecondFactor(services, userId, request, now)) assertRecentSignIn(member, now)
  const hash = await hashPassword(services.passwords, newPassword)
  const userAgent = request.header('user-agent')
  return transactSignedIn(services.transact, member, now, async (tx) => {
    if (!(await replacePasswordHash(tx, credential, hash))) throw new AppError('wrong_credentials')
    await deleteResetTokens(tx, userId)
    await deleteRememberedDevices(tx, userId)
    await deleteUserSessions(tx, userId)
    await recordAccountEvent(tx, { userId, kind: 'password_changed', userAgent }, now)
    await services.mails.enqueue(tx, { kind: 'security', userId, notice: 'password_changed', userAgent }, now)
    return insertSession(tx, { userId, method: 'password', userAgent, authenticatedAt: now }, now)
  })
}

/**
 * Deletes the member's account, and the family when nobody else is in it.
 * @throws AppError as `transactSignedIn`
 */
export const deleteAccount = async (
  { transact, families }: AuthServices,
  member: Member,
  now: number,
): Promise<void> => {
  const { userId } = member
  await transactSignedIn(transact, member, now, async (tx) => {
    await families.leaveCurrentFamily(tx, userId, now)
    await deleteUser(tx, userId, now)
  })
}
