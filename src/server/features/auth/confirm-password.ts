import { AppError } from '#server/errors.ts'
import type { AuthServices } from './services.ts'
import { findCredential, type Credential } from './store.ts'

/**
 * Returns the signed-in user's credential after checking the password again; each attempt counts against the rate limit.
 * @throws AppError `wrong_credentials`, `too_many_requests`
 */
export const confirmPassword = async (
  { db, limits, passwords }: AuthServices,
  userId: string,
  password: string,
): Promise<Credential> => {
  const attempt = await limits.password(userId)
  const credential = await findCredential(db, { userId })
  const isRight = await passwords.verify(password, credential?.hash)
  if (!isRight || !credential) throw new AppError('wrong_credentials')
  await attempt.wasRight()
  return credential
}
