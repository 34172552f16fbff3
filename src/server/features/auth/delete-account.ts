import { invalidField } from '#server/errors.ts'
import type { Member } from '#server/http/session.ts'
import type { AuthServices } from './services.ts'
import { deleteUser, findCredential } from './store.ts'
import { verifyOwnPassword } from './verify-credential.ts'

/**
 * Deletes the member's account, and the family when nobody else is in it.
 * @throws AppError `invalid_input` when an account with a password is deleted without giving it, `wrong_credentials`
 */
export const deleteAccount = async (
  services: AuthServices,
  { userId }: Member,
  password: string | undefined,
  now: number,
): Promise<void> => {
  if (password !== undefined) await verifyOwnPassword(services, userId, password)
  else if (await findCredential(services.db, { userId }))
    throw invalidField('password', 'required', 'This field is required.')
  await services.transact(async (tx) => {
    await services.families.leaveCurrentFamily(tx, userId, now)
    await deleteUser(tx, userId)
  })
}
