import type * as z from 'zod/mini'
import type { credentials } from '#shared/auth/contract.ts'
import { isEmail } from '#shared/auth/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { joinFamily } from '#server/membership/invitations.ts'
import { lockUser } from '#server/membership/family.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'
import type { AuthServices, Browser } from './services.ts'
import { endSessionOfToken, startSession } from './sessions.ts'
import { credentialOf, replaceHash, type Credential } from './store.ts'

/** Starts a session under a new token and ends the one the browser came with. */
export const freshSession = async (
  tx: Tx,
  { cookie }: Pick<AuthServices, 'cookie'>,
  userId: string,
  browser: Browser,
  now: number,
): Promise<string> => {
  const before = cookie.read(browser.cookie)
  if (before !== null) await endSessionOfToken(tx, before)
  return startSession(tx, userId, browser.userAgent, now)
}

/** The account, if the password is right; a wrong one and an unknown address cost and answer the same. */
const provenCredential = async (
  { db, limits }: AuthServices,
  given: { email: string; password: string },
  address: string,
): Promise<Credential> => {
  const email = given.email.trim().toLowerCase()
  const attempt = await limits.signIn(email, address)
  const credential = isEmail(email) ? await credentialOf(db, { email }) : undefined
  const right = await verifyPassword(given.password, credential?.hash)
  if (!right || !credential) throw new AppError('wrong_credentials')
  await attempt.wasRight()
  return credential
}

/** Signs in with address and password, joining the family of an invitation; gives the token of the session. */
export const signInWithPassword = async (
  services: AuthServices,
  given: z.output<typeof credentials>,
  browser: Browser,
  now: number,
): Promise<{ userId: string; token: string }> => {
  if (!services.localAccounts) throw new AppError('local_accounts_off')
  const credential = await provenCredential(services, given, browser.address)
  const { userId } = credential
  const renewed = isOutdated(credential.hash) ? await hashPassword(given.password) : credential.hash
  return services.transact(async (tx) => {
    await lockUser(tx, userId, now)
    if (!(await replaceHash(tx, credential, renewed, now))) throw new AppError('wrong_credentials')
    if (given.invitation !== undefined) await joinFamily(tx, userId, given.invitation, now)
    return { userId, token: await freshSession(tx, services, userId, browser, now) }
  })
}
