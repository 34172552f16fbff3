import type * as z from 'zod/mini'
import type { credentials } from '#shared/auth/contract.ts'
import { mayBeAccountEmail } from '#shared/auth/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, orThrow } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/route.ts'
import type { Member } from '#server/http/session.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import { recordAccountEvent } from '#server/ledger/security-events.ts'
import type { CountedPasswordAttempt } from '#server/rate-limits.ts'
import { isNewDevice } from './known-devices.ts'
import { hashPassword, matchPassword } from './passwords/password-normalization.ts'
import { requireSecondFactor } from './second-factor/second-factor.ts'
import type { AuthServices, PasswordServices } from './services.ts'
import { deleteSessionByTokenHash, insertSession } from './sessions.ts'
import { findCredential, replacePasswordHash, type Credential, type CredentialKey } from './store.ts'

interface VerifiedCredential extends Credential {
  /** Whether the password matched in the form of the first version, so that it has to be hashed anew. */
  isRaw: boolean
}

interface PasswordAttempt {
  key: CredentialKey
  password: string
  userAgent: string | undefined
}

/**
 * Returns the credential of an address or a user if the password is right. An unknown address takes as long and gets the
 * same error as a wrong password.
 * @throws AppError `wrong_credentials`
 */
const verifyCredential = async (
  services: PasswordServices,
  { key, password, userAgent }: PasswordAttempt,
  attempt: CountedPasswordAttempt,
  now: number,
): Promise<VerifiedCredential> => {
  const { db, passwords } = services
  const credential = 'email' in key && !mayBeAccountEmail(key.email) ? undefined : await findCredential(db, key)
  const match = await matchPassword(passwords, password, credential?.hash).catch(async (error: unknown) => {
    await attempt.cancel()
    throw error
  })
  if (!match || !credential) {
    if (credential) services.failures.record({ userId: credential.userId, kind: 'sign_in_failed', userAgent }, now)
    throw new AppError('wrong_credentials')
  }
  await attempt.markCorrect(credential.userId)
  return { ...credential, isRaw: match === 'raw' }
}

/**
 * Returns the credential of a signed-in user if the password is right.
 * @throws AppError `local_accounts_off`, `wrong_credentials`, `too_many_requests`, `session_required`
 */
export const verifyOwnPassword = async (
  services: PasswordServices,
  { userId, sessionId }: Pick<Member, 'userId' | 'sessionId'>,
  password: string,
  request: RequestInfo,
  now: number,
): Promise<Credential> => {
  if (!services.localAccounts) throw new AppError('local_accounts_off')
  const attempt = { key: { userId }, password, userAgent: request.header('user-agent') }
  const counted = await services.limits.password(userId, orThrow(sessionId, 'session_required'))
  return verifyCredential(services, attempt, counted, now)
}

/** How the user of a browser signed in. */
interface BrowserSignIn extends Pick<Parameters<typeof insertSession>[1], 'userId' | 'method' | 'authenticatedAt'> {
  request: RequestInfo
}

/**
 * Inserts a session for a user and deletes the one of the browser's cookie, if any; tells the user by mail if they have
 * not signed in from such a device for long. Returns the token.
 */
export const replaceBrowserSession = async (
  tx: Tx,
  { cookie, mails }: Pick<AuthServices, 'cookie' | 'mails'>,
  { request, ...signIn }: BrowserSignIn,
  now: number,
): Promise<string> => {
  const previous = cookie.readTokenHash(request.header('cookie'))
  if (previous !== null) await deleteSessionByTokenHash(tx, previous)
  const userAgent = request.header('user-agent')
  const { userId } = signIn
  if (await isNewDevice(tx, userId, userAgent, now))
    await mails.enqueue(tx, { kind: 'security', userId, notice: 'new_device', userAgent }, now)
  await recordAccountEvent(tx, { userId, kind: 'signed_in', userAgent }, now)
  return insertSession(tx, { ...signIn, userAgent }, now)
}

/** Returns the sign-in of a user who has just given the password. */
export const createPasswordSignIn = (userId: string, request: RequestInfo, now: number): BrowserSignIn => ({
  userId,
  method: 'password',
  authenticatedAt: now,
  request,
})

/**
 * Signs in with address and password, and the code of the second factor if there is one, and joins the family of an
 * invitation. Renews a hash of an older form or cost. Returns the session token, and the `Set-Cookie` header of a
 * remembered device.
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
  const userAgent = request.header('user-agent')
  const credential = await verifyCredential(
    services,
    { key: { email }, password: input.password, userAgent },
    attempt,
    now,
  )
  const { userId, hash, isRaw } = credential
  const isOutdated = isRaw || passwords.isOutdated(hash)
  const currentHash = isOutdated ? await hashPassword(passwords, input.password) : hash
  const given = { ...input, isNewBrowser: knownDevice === null }
  const factor = await requireSecondFactor(services, userId, given, request, now)
  const signedIn = await transact(async (tx) => {
    await lockUser(tx, userId, now)
    if (!(await replacePasswordHash(tx, credential, currentHash))) throw new AppError('wrong_credentials')
    const rememberedCookie = await factor.complete(tx)
    if (input.invitation !== undefined) await families.joinFamily(tx, userId, input.invitation, now)
    const token = await replaceBrowserSession(tx, services, createPasswordSignIn(userId, request, now), now)
    return { userId, rememberedCookie, token }
  })
  await factor.markCorrect()
  return signedIn
}
