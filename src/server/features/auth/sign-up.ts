import type * as z from 'zod/mini'
import type { newAccount } from '#shared/auth/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError } from '#server/errors.ts'
import type { RequestInfo } from '#server/http/route.ts'
import { newId } from '#server/ids.ts'
import { hashPassword } from './passwords/password-normalization.ts'
import { assertStrongPassword } from './passwords/password-rules.ts'
import type { AuthServices, PasswordServices } from './services.ts'
import { insertUser, isEmailTaken, upsertPasswordHash } from './store.ts'
import { createPasswordSignIn, replaceBrowserSession } from './sign-in.ts'

type NewAccount = z.output<typeof newAccount>

/** Adds a new user to the family of the invitation or, without one, to a new family with the user's name. */
export const joinOrCreateFamily = async (
  tx: Tx,
  { createFamily, joinFamily }: AuthServices['families'],
  { id, name, timeZone }: { id: string; name: string; timeZone?: string },
  invitation: string | undefined,
  now: number,
): Promise<void> => {
  if (invitation !== undefined) await joinFamily(tx, id, invitation, now)
  else await createFamily(tx, { name, timeZone, owner: id }, now)
}

// Fails before the cost of a hash where the transaction would fail too.
const assertMaySignUp = async ({ db, signUpRule, families }: AuthServices, account: NewAccount, now: number) => {
  const { invitation, email } = account
  if (invitation === undefined && !(await signUpRule.isOpen(db))) throw new AppError('sign_up_closed')
  if (invitation !== undefined && !(await families.isInvitationOpen(db, invitation, now)))
    throw new AppError('invitation_used')
  if (await isEmailTaken(db, email)) throw new AppError('email_taken')
}

/**
 * Creates a user with a password and a family (or joins the inviting one) and signs in. Returns the session token.
 * @throws AppError `local_accounts_off`, `too_many_requests`, `invalid_input` (as `assertStrongPassword`), `sign_up_closed`,
 * `invitation_used`, `email_taken`
 */
export const signUpWithPassword = async (
  services: PasswordServices,
  account: NewAccount,
  request: RequestInfo,
  now: number,
): Promise<{ userId: string; token: string }> => {
  if (!services.localAccounts) throw new AppError('local_accounts_off')
  await services.limits.signUp(request.address)
  await assertStrongPassword(account.password, 'password', account)
  await assertMaySignUp(services, account, now)
  const hash = await hashPassword(services.passwords, account.password)
  const { name, email, language, timeZone, invitation } = account
  const id = newId(now)
  // Whoever deletes the account and signs up again gets no further mails to that address.
  const mayVerify = (await services.limits.verification(email)) === 0
  const token = await services.transact(async (tx) => {
    if (invitation === undefined) await services.signUpRule.admit(tx, now)
    if (!(await insertUser(tx, { id, name, email, language, version: services.version }, now)))
      throw new AppError('email_taken')
    await upsertPasswordHash(tx, id, hash, now)
    await joinOrCreateFamily(tx, services.families, { id, name, timeZone }, invitation, now)
    if (mayVerify) await services.mails.enqueue(tx, { kind: 'emailVerification', userId: id }, now)
    return replaceBrowserSession(tx, services, createPasswordSignIn(id, request, now), now)
  })
  return { userId: id, token }
}
