import type { Tx } from '#server/db/transaction.ts'
import { deleteRememberedDevices } from '#server/features/auth/second-factor/remembered-devices.ts'
import { deleteResetTokens } from '#server/features/auth/passwords/reset-password.ts'
import { deleteSecondFactor, isSecondFactorOn } from '#server/features/auth/second-factor/second-factor-store.ts'
import { deleteUserSessions } from '#server/features/auth/sessions.ts'
import { deleteUser, setDisabledAt } from '#server/features/auth/store.ts'
import { leaveCurrentFamily } from '#server/features/families/leave-family.ts'
import { findCurrentFamilyId } from '#server/features/families/store.ts'
import { toIso } from '#server/ids.ts'
import { createFamilyEventRecorder } from '#server/ledger/family-events.ts'
import { lockFamily, lockUser } from '#server/ledger/membership-locks.ts'
import { revokeInvitationsOf, revokeTokensOf } from '#server/ledger/revoke-access.ts'
import { recordAccountEvent } from '#server/ledger/security-events.ts'
import { OperatorError } from '#server/operator-error.ts'
import { parseArguments, type DatabaseCommand, type DatabaseCommandContext } from './command.ts'
import { findUser, parseEmail, toEmail, userUsage } from './user-arguments.ts'

const pluralize = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Runs `work` in a transaction that has locked the user with an address; returns the line that it prints. */
const changeUser = async (
  { database, now, print }: DatabaseCommandContext,
  email: string,
  work: (tx: Tx, user: Awaited<ReturnType<typeof findUser>>) => Promise<string>,
): Promise<void> => {
  const line = await database.transact(async (tx) => {
    const { id } = await findUser(tx, email)
    await lockUser(tx, id, now)
    return work(tx, await findUser(tx, email))
  })
  print(line)
}

/** Ends all sessions and API tokens of a user, and with `invitations` open invitations; returns how many, as text. */
const endAccess = async (
  tx: Tx,
  { mails, now }: DatabaseCommandContext,
  userId: string,
  { invitations = false } = {},
): Promise<string> => {
  const sessions = pluralize(await deleteUserSessions(tx, userId), 'session')
  const familyId = await findCurrentFamilyId(tx, userId)
  if (familyId === undefined) return `${sessions} ended`
  await lockFamily(tx, familyId)
  const revocation = { familyId, userId, by: null, now, record: createFamilyEventRecorder(mails) }
  const tokens = await revokeTokensOf(tx, revocation)
  if (invitations) await revokeInvitationsOf(tx, revocation)
  return tokens === 0 ? `${sessions} ended` : `${sessions} and ${pluralize(tokens, 'API token')} ended`
}

/** Parses `glowjar user disable`: the account keeps its data; its sessions, API tokens, links and invitations end. */
export const disableUser = (args: readonly string[]): DatabaseCommand => {
  const email = parseEmail(args)
  return (context) =>
    changeUser(context, email, async (tx, { id, disabled_at }) => {
      if (disabled_at !== null) throw new OperatorError(`${email} is disabled already`)
      await setDisabledAt(tx, id, toIso(context.now))
      const ended = await endAccess(tx, context, id, { invitations: true })
      await deleteResetTokens(tx, id)
      await deleteRememberedDevices(tx, id)
      return `${email} is disabled and cannot sign in; ${ended}. Nothing was deleted.`
    })
}

/** Parses `glowjar user enable`: the account can sign in again. */
export const enableUser = (args: readonly string[]): DatabaseCommand => {
  const email = parseEmail(args)
  return (context) =>
    changeUser(context, email, async (tx, { id, disabled_at }) => {
      if (disabled_at === null) throw new OperatorError(`${email} is not disabled`)
      await setDisabledAt(tx, id, null)
      return `${email} can sign in again.`
    })
}

/** Parses `glowjar user sign-out`, which ends all sessions and API tokens of an account. */
export const signUserOut = (args: readonly string[]): DatabaseCommand => {
  const email = parseEmail(args)
  return (context) =>
    changeUser(context, email, async (tx, { id }) => {
      const ended = await endAccess(tx, context, id)
      await deleteRememberedDevices(tx, id)
      return `${email} is signed out everywhere; ${ended}.`
    })
}

/** Parses `glowjar user reset-factor`, which turns the second factor of an account off and tells its user by mail. */
export const resetFactor = (args: readonly string[]): DatabaseCommand => {
  const email = parseEmail(args)
  return (context) =>
    changeUser(context, email, async (tx, { id }) => {
      if (!(await isSecondFactorOn(tx, id))) throw new OperatorError(`${email} has no second factor that is on`)
      await deleteSecondFactor(tx, id)
      const { mails, now } = context
      const notice = 'second_factor_reset'
      await recordAccountEvent(tx, { userId: id, kind: notice }, now)
      await mails.enqueue(tx, { kind: 'security', userId: id, notice, userAgent: undefined }, now)
      return `${email} can sign in with the password alone; the second factor is off.`
    })
}

const assertFamilyMayGo = async (tx: Tx, email: string, familyId: string) => {
  const members = await tx
    .selectFrom('members')
    .select('user_id')
    .where('family_id', '=', familyId)
    .where('removed_at', 'is', null)
    .execute()
  const children = await tx.selectFrom('children').select('id').where('family_id', '=', familyId).execute()
  if (members.length > 1 || children.length === 0) return
  throw new OperatorError(
    `${email} is the last member of a family with ${pluralize(children.length, 'profile')} of children, which would be ` +
      `deleted, too. "glowjar export ${email}" saves it; add --with-family to delete it. Nothing was removed.`,
  )
}

/**
 * Parses `glowjar user remove`, which deletes an account. With `--with-family` also if its family, of which nobody else
 * is a member, has children.
 */
export const removeUser = (args: readonly string[]): DatabaseCommand => {
  const options = { 'with-family': { type: 'boolean', default: false } } as const
  const { positionals, 'with-family': withFamily } = parseArguments(args, userUsage, 1, options)
  const email = toEmail(positionals)
  return (context) =>
    changeUser(context, email, async (tx, { id }) => {
      const familyId = await findCurrentFamilyId(tx, id)
      if (familyId !== undefined && !withFamily) await assertFamilyMayGo(tx, email, familyId)
      await leaveCurrentFamily(tx, createFamilyEventRecorder(context.mails), id, context.now, null)
      await deleteResetTokens(tx, id)
      await deleteUser(tx, id, context.now)
      return `The account ${email} is removed. What it recorded in a family of others stays, with its name.`
    })
}
