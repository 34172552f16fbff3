import type * as z from 'zod/mini'
import type { passwordChange } from '#shared/auth/contract.ts'
import { AppError } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/route.ts'
import type { Member } from '#server/http/session.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { deleteResetTokens } from './reset-password.ts'
import type { AuthServices } from './services.ts'
import { deleteUserSessions, insertSession } from './sessions.ts'
import { replaceHash } from './store.ts'
import { verifyOwnPassword } from './verify-credential.ts'

/**
 * Changes the member's password, ends all their sessions and starts a new one. Returns its token.
 * @throws AppError `invalid_input` (`password_common`), `wrong_credentials`
 */
export const changePassword = async (
  services: AuthServices,
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
    if (!(await replaceHash(tx, credential, hash))) throw new AppError('wrong_credentials')
    await deleteResetTokens(tx, userId)
    await deleteUserSessions(tx, userId)
    return insertSession(tx, userId, request.header('user-agent'), now)
  })
}
