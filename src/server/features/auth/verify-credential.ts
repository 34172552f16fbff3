import { isEmail } from '#shared/auth/rules.ts'
import { AppError } from '#server/errors.ts'
import type { Attempt } from '#server/rate-limits.ts'
import type { AuthServices } from './services.ts'
import { findCredential, type Credential, type CredentialKey } from './store.ts'

/**
 * Returns the credential of an address or a user if the password is right. An unknown address takes as long and gets the
 * same error as a wrong password.
 * @throws AppError `wrong_credentials`
 */
export const verifyCredential = async (
  { db, passwords }: Pick<AuthServices, 'db' | 'passwords'>,
  key: CredentialKey,
  password: string,
  attempt: Attempt,
): Promise<Credential> => {
  const credential = 'email' in key && !isEmail(key.email) ? undefined : await findCredential(db, key)
  const isRight = await passwords.verify(password, credential?.hash)
  if (!isRight || !credential) throw new AppError('wrong_credentials')
  await attempt.wasRight()
  return credential
}

/** Returns the credential of a signed-in user if the password is right. @throws AppError `wrong_credentials` */
export const verifyOwnPassword = async (
  services: AuthServices,
  userId: string,
  password: string,
): Promise<Credential> => verifyCredential(services, { userId }, password, await services.limits.password(userId))
