import type * as z from 'zod/mini'
import type { passwordChange } from '#shared/auth/contract.ts'
import { hourMs } from '#shared/time/duration.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, orThrow } from '#server/errors.ts'
import type { Member } from '#server/http/session.ts'
import { lockUser } from '#server/membership/family.ts'
import { newToken } from '#server/tokens.ts'
import { confirmedCredential } from './account.ts'
import { requireUncommon } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import { dropResetsOf, keepReset, resetUser, consumeResetToken } from './resets.ts'
import type { AuthServices, Browser } from './services.ts'
import { endSessionsOf, startSession } from './sessions.ts'
import { credentialOf, replaceHash, setPassword } from './store.ts'

/** How long a mailed link and one printed by the command line stay good. */
export const resetHours = { mailed: 1, printed: 24 } as const

/** Changes the password, ends every session and starts a new one; gives its token. */
export const changeOwnPassword = async (
  services: AuthServices,
  member: Member,
  given: z.output<typeof passwordChange>,
  browser: Browser,
  now: number,
): Promise<string> => {
  requireUncommon(given.newPassword, 'newPassword')
  const credential = await confirmedCredential(services, member.userId, given.currentPassword)
  const hash = await hashPassword(given.newPassword)
  return services.transact(async (tx) => {
    await lockUser(tx, member.userId, now)
    if (!(await replaceHash(tx, credential, hash, now))) throw new AppError('wrong_credentials')
    await dropResetsOf(tx, member.userId)
    await endSessionsOf(tx, member.userId)
    return startSession(tx, member.userId, browser.userAgent, now)
  })
}

/** Makes a one-time link to a new password; an older one of the same user is void. */
export const makeResetLink = async (
  tx: Tx,
  of: { userId: string; baseUrl: string; hours: number },
  now: number,
): Promise<string> => {
  const token = newToken()
  await lockUser(tx, of.userId, now)
  await dropResetsOf(tx, of.userId)
  await keepReset(tx, { userId: of.userId, token, until: now + of.hours * hourMs }, now)
  return `${of.baseUrl}/reset-password?token=${token}`
}

/** Mails a link when the address has a password account here and mail is set up. Nobody waits for it. */
export const mailResetLink = async (services: AuthServices, email: string, now: number): Promise<void> => {
  const { db, transact, mailer, baseUrl } = services
  if (!mailer || !services.localAccounts) return
  const credential = await credentialOf(db, { email })
  if (!credential) return
  const of = { userId: credential.userId, baseUrl, hours: resetHours.mailed }
  const link = await transact((tx) => makeResetLink(tx, of, now))
  await mailer.passwordReset(credential, link)
}

/** Sets a new password with a one-time link and ends all sessions. Refuses `link_invalid`. */
export const resetWithLink = async (
  services: AuthServices,
  given: { token: string; newPassword: string },
  now: number,
): Promise<void> => {
  if (!services.localAccounts) throw new AppError('local_accounts_off')
  requireUncommon(given.newPassword, 'newPassword')
  if ((await resetUser(services.db, given.token, now)) === undefined) throw new AppError('link_invalid')
  const hash = await hashPassword(given.newPassword)
  const email = await services.transact(async (tx) => {
    const userId = orThrow(await consumeResetToken(tx, given.token, now), 'link_invalid')
    if (!(await lockUser(tx, userId, now))) throw new AppError('link_invalid')
    await setPassword(tx, userId, hash, now)
    await dropResetsOf(tx, userId)
    await endSessionsOf(tx, userId)
    return (await credentialOf(tx, { userId }))?.email
  })
  if (email !== undefined) await services.limits.forgive(email)
}
