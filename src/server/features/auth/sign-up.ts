import type * as z from 'zod/mini'
import type { newAccount } from '#shared/auth/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import { newId } from '#server/ids.ts'
import { makeFamily } from '#server/membership/family.ts'
import { invitationOf, joinFamily } from '#server/membership/invitations.ts'
import { requireUncommon } from './common-passwords.ts'
import { hashPassword } from './passwords.ts'
import type { AuthServices, Browser } from './services.ts'
import { insertUser, isEmailTaken, setPassword } from './store.ts'
import { freshSession } from './sign-in.ts'

type NewAccount = z.output<typeof newAccount>

/** Puts a new user into the inviting family, or into a family of their own that bears their name. */
export const enterFamily = async (
  tx: Tx,
  user: { id: string; name: string; timeZone: string },
  invitation: string | undefined,
  now: number,
): Promise<void> => {
  if (invitation !== undefined) await joinFamily(tx, user.id, invitation, now)
  else await makeFamily(tx, { name: user.name, timeZone: user.timeZone, owner: user.id }, now)
}

// Refuses early what the transaction would refuse too, before a hash is paid for.
const mayBegin = async ({ db, signUpRule }: AuthServices, account: NewAccount, now: number) => {
  const { invitation } = account
  if (invitation === undefined && !(await signUpRule.isOpen(db))) throw new AppError('sign_up_closed')
  if (invitation !== undefined && !(await invitationOf(db, invitation, now))?.open)
    throw new AppError('invitation_used')
  if (await isEmailTaken(db, account.email)) throw new AppError('email_taken')
}

/** Makes user, family and owner in one transaction and signs in; gives the user's id and the token of the session. */
export const signUpWithPassword = async (
  services: AuthServices,
  account: NewAccount,
  browser: Browser,
  now: number,
): Promise<{ userId: string; token: string }> => {
  if (!services.localAccounts) throw new AppError('local_accounts_off')
  await services.limits.signUp(browser.address)
  requireUncommon(account.password, 'password')
  await mayBegin(services, account, now)
  const hash = await hashPassword(account.password)
  const { name, email, language, timeZone, invitation } = account
  const id = newId(now)
  return services.transact(async (tx) => {
    if (invitation === undefined) await services.signUpRule.admit(tx, now)
    if (!(await insertUser(tx, { id, name, email, language }, now))) throw new AppError('email_taken')
    await setPassword(tx, id, hash, now)
    await enterFamily(tx, { id, name, timeZone }, invitation, now)
    return { userId: id, token: await freshSession(tx, services, id, browser, now) }
  })
}
