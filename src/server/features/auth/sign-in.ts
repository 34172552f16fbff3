import type * as z from 'zod/mini'
import type { credentials } from '#shared/auth/contract.ts'
import { isEmail } from '#shared/auth/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/route.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import type { CountedPasswordAttempt } from '#server/rate-limits.ts'
import { requireSecondFactor } from './second-factor.ts'
import type { AuthServices, PasswordServices } from './services.ts'
import { deleteSessionByTokenHash, insertSession } from './sessions.ts'
import { findCredential, replacePasswordHash, type Credential, type CredentialKey } from './store.ts'

/**
 * Returns the credential of an address or a user if the password is right. An unknown address takes as long and gets the
 * same error as a wrong password.
 * @throws AppError `wrong_credentials`
 */
export const verifyCredential = async (
  { db, passwords }: Pick<PasswordServices, 'db' | 'passwords'>,
  key: CredentialKey,
  password: string,
  attempt: CountedPasswordAttempt,
): Promise<Credential> => {
  const credential = 'email' in key && !isEmail(key.email) ? undefined : await findCredential(db, key)
  const isRight = await passwords.verify(password, credential?.hash).catch(async (error: unknown) => {
    await attempt.cancel()
    throw error
  })
  if (!isRight || !credential) throw new AppError('wrong_credentials')
  await attempt.markCorrect(credential.userId)
  return credential
}

/** Inserts a session for a user and deletes the one of the browser's cookie, if any. Returns the token of the new one. */
export const replaceBrowserSession = async (
  tx: Tx,
  { cookie }: Pick<AuthServices, 'cookie'>,
  userId: string,
  request: RequestInfo,
  now: number,
): Promise<string> => {
  const previous = cookie.readTokenHash(request.header('cookie'))
  if (previous !== null) await deleteSessionByTokenHash(tx, previous)
  return insertSession(tx, userId, request.header('user-agent'), now)
}

/**
 * Signs in with address and password, and the code of the second factor if there is one, and joins the family of an
 * invitation. Renews a hash made at another cost. Returns the session token, and the `Set-Cookie` header of a remembered
 * device.
 * @throws AppError `local_accounts_off`, `wrong_credentials`, `too_many_requests`, `account_disabled`,
 * `second_factor_required`, `second_factor_wrong`, `invitation_used`, `already_in_family`
 */
export const signInWithPassword = async (
  services: PasswordServices,
  input: z.output<typeof credentials>,
  request: RequestInfo,
  now: number,
): Promise<{ userId: string; token: string; rememberedCookie: string | undefined }> => {
  const { localAccounts, limits, passwords, devices, families, transact } = services
  if (!localAccounts) throw new AppError('local_accounts_off')
  const email = input.email.trim().toLowerCase()
  const knownDevice = devices.readKnownDevice(request.header('cookie'), email)
  const attempt = await limits.signIn(email, { address: request.address, knownDevice })
  const credential = await verifyCredential(services, { email }, input.password, attempt)
  const { userId, hash } = credential
  const currentHash = passwords.isOutdated(hash) ? await passwords.hash(input.password) : hash
  const factor = await requireSecondFactor(services, userId, input, request, now)
  const signedIn = await transact(async (tx) => {
    await lockUser(tx, userId, now)
    if (!(await replacePasswordHash(tx, credential, currentHash))) throw new AppError('wrong_credentials')
    const rememberedCookie = await factor.complete(tx)
    if (input.invitation !== undefined) await families.joinFamily(tx, userId, input.invitation, now)
    return { userId, token: await replaceBrowserSession(tx, services, userId, request, now), rememberedCookie }
  })
  await factor.markCorrect()
  return signedIn
}
