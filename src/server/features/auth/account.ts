import type * as z from 'zod/mini'
import type { passwordChange } from '#shared/auth/contract.ts'
import { AppError, createInvalidFieldError } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/route.ts'
import type { Member } from '#server/http/session.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { deleteRememberedDevices } from './remembered-devices.ts'
import { deleteResetTokens } from './reset-password.ts'
import type { PasswordServices } from './services.ts'
import { deleteUserSessions, insertSession } from './sessions.ts'
import { verifyCredential } from './sign-in.ts'
import { deleteUser, findCredential, replacePasswordHash, type Credential } from './store.ts'

/** Returns the credential of a signed-in user if the password is right. @throws AppError `wrong_credentials`, `too_many_requests` */
const verifyOwnPassword = async (services: PasswordServices, userId: string, password: string): Promise<Credential> =>
  verifyCredential(services, { userId }, password, await services.limits.password(userId))

/**
 * Changes the member's password, ends all their sessions and starts a new one. Returns its token.
 * @throws AppError `invalid_input` (`password_common`), `wrong_credentials`
 */
export const changePassword = async (
  services: PasswordServices,
  { userId }: Member,
  { currentPassword, newPassword }: z.output<typeof passwordChange>,
  request: RequestInfo,
  now: number,
): Promise<string> => {
  assertUncommonPassword(newPassword, 'newPassword')
  const credential = await verifyOwnPassword(services, userId, currentPassword)
  const hash = await services.passwords.hash(newPassword)
  return services.transact(async (tx) => {
    await lockUser(tx, userId, now)
    if (!(await replacePasswordHash(tx, credential, hash))) throw new AppError('wrong_credentials')
    await deleteResetTokens(tx, userId)
    await deleteRememberedDevices(tx, userId)
    await deleteUserSessions(tx, userId)
    return insertSession(tx, userId, request.header('user-agent'), now)
  })
}

/**
 * Deletes the member's account, and the family when nobody else is in it.
 * @throws AppError `invalid_input` when an account with a password is deleted without giving it, `wrong_credentials`
 */
export const deleteAccount = async (
  services: PasswordServices,
  { userId }: Member,
  password: string | undefined,
  now: number,
): Promise<void> => {
  if (password !== undefined) await verifyOwnPassword(services, userId, password)
  else if (await findCredential(services.db, { userId }))
    throw createInvalidFieldError('password', 'required', 'This field is required.')
  await services.transact(async (tx) => {
    await services.families.leaveCurrentFamily(tx, userId, now)
    await deleteUser(tx, userId)
  })
}
