import type * as z from 'zod/mini'
import type { credentials } from '#shared/auth/contract.ts'
import { isEmail } from '#shared/auth/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { lockUser } from '#server/ledger/membership-locks.ts'
import type { AuthServices, Browser } from './services.ts'
import { deleteSessionByTokenHash, insertSession } from './sessions.ts'
import { findCredential, replaceHash, type Credential } from './store.ts'

/** Inserts a session and deletes the one that the browser's cookie names. Returns the new token. */
export const replaceSession = async (
  tx: Tx,
  { cookie }: Pick<AuthServices, 'cookie'>,
  userId: string,
  browser: Browser,
  now: number,
): Promise<string> => {
  const previous = cookie.readTokenHash(browser.cookie)
  if (previous !== null) await deleteSessionByTokenHash(tx, previous)
  return insertSession(tx, userId, browser.userAgent, now)
}

// An unknown address takes as long and gets the same error as a wrong password.
const verifyCredential = async (
  { db, limits, passwords }: AuthServices,
  input: { email: string; password: string },
  address: string,
): Promise<Credential> => {
  const email = input.email.trim().toLowerCase()
  const attempt = await limits.signIn(email, address)
  const credential = isEmail(email) ? await findCredential(db, { email }) : undefined
  const isRight = await passwords.verify(input.password, credential?.hash)
  if (!isRight || !credential) throw new AppError('wrong_credentials')
  await attempt.wasRight()
  return credential
}

/**
 * Signs in with address and password, and joins the family of an invitation. Renews a hash made at another cost. Returns
 * the session token.
 * @throws AppError `local_accounts_off`, `wrong_credentials`, `too_many_requests`, `invitation_used`,
 * `already_in_family`
 */
export const signInWithPassword = async (
  services: AuthServices,
  input: z.output<typeof credentials>,
  browser: Browser,
  now: number,
): Promise<{ userId: string; token: string }> => {
  const { localAccounts, passwords, families, transact } = services
  if (!localAccounts) throw new AppError('local_accounts_off')
  const credential = await verifyCredential(services, input, browser.address)
  const { userId, hash } = credential
  const currentHash = passwords.isOutdated(hash) ? await passwords.hash(input.password) : hash
  return transact(async (tx) => {
    await lockUser(tx, userId, now)
    if (!(await replaceHash(tx, credential, currentHash))) throw new AppError('wrong_credentials')
    if (input.invitation !== undefined) await families.joinFamily(tx, userId, input.invitation, now)
    return { userId, token: await replaceSession(tx, services, userId, browser, now) }
  })
}
