import type * as z from 'zod/mini'
import type { passwordChange } from '#shared/auth/contract.ts'
import { AppError } from '#server/errors.ts'
import type { Member } from '#server/http/session.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import { assertUncommonPassword } from './common-passwords.ts'
import { confirmPassword } from './confirm-password.ts'
import { deleteResetTokens } from './reset-tokens.ts'
import type { AuthServices, Browser } from './services.ts'
import { deleteUserSessions, insertSession } from './sessions.ts'
import { replaceHash } from './store.ts'

/**
 * Changes the member's password, ends all their sessions and starts a new one. Returns its token.
 * @throws AppError `invalid_input` (`password_common`), `wrong_credentials`
 */
export const changePassword = async (
  services: AuthServices,
  { userId }: Member,
  { currentPassword, newPassword }: z.output<typeof passwordChange>,
  browser: Browser,
  now: number,
): Promise<string> => {
  assertUncommonPassword(newPassword, 'newPassword')
  const credential = await confirmPassword(services, userId, currentPassword)
  const hash = await services.passwords.hash(newPassword)
  return services.transact(async (tx) => {
    await lockUser(tx, userId, now)
    if (!(await replaceHash(tx, credential, hash))) throw new AppError('wrong_credentials')
    await deleteResetTokens(tx, userId)
    await deleteUserSessions(tx, userId)
    return insertSession(tx, userId, browser.userAgent, now)
  })
}
