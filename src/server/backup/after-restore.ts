import { endAllTokens } from '#server/ledger/end-tokens.ts'
import { recordAccountEvent } from '#server/ledger/security-events.ts'
import type { Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'

/** What a restored database may keep. */
export interface RestoreRules {
  /** Whether sessions, API tokens, links and open invitations of the time of the backup work again. */
  keepsSessions: boolean
  /** Whether the secret with which the database was written is known. */
  hasSecret: boolean
}

const deletableTables = ['sessions', 'remembered_devices', 'recovery_codes', 'second_factors'] as const

const deleteAll = async (tx: Tx, table: (typeof deletableTables)[number]): Promise<number> =>
  Number((await tx.deleteFrom(table).executeTakeFirst()).numDeletedRows)

// The rows without a value stay: answered challenges of passkeys, and the mark that keeps sign-up closed.
const deleteLinks = async (tx: Tx): Promise<number> =>
  Number((await tx.deleteFrom('verifications').where('value', '<>', '').executeTakeFirst()).numDeletedRows)

// They were sent meanwhile, or tell of what the restore undoes.
const deleteWaitingMails = async (tx: Tx): Promise<void> => {
  await tx.deleteFrom('jobs').where('kind', '=', 'mail').execute()
}

const deleteOpenInvitations = async (tx: Tx): Promise<number> =>
  Number((await tx.deleteFrom('invitations').where('accepted_at', 'is', null).executeTakeFirst()).numDeletedRows)

/**
 * Everything that opens Glowjar without a password or a passkey, by its name for the operator: it may have been ended or
 * used since the backup. Each function ends all of it and returns how many there were. Every new way belongs here.
 */
const accessEndings: Readonly<Record<string, (tx: Tx, now: number) => Promise<number>>> = {
  sessions: (tx) => deleteAll(tx, 'sessions'),
  'remembered devices': (tx) => deleteAll(tx, 'remembered_devices'),
  'links sent by mail or printed': deleteLinks,
  'open invitations': deleteOpenInvitations,
  'access keys': (tx, now) => endAllTokens(tx, toIso(now)),
}

const endAccess = async (tx: Tx, now: number): Promise<string> => {
  const counts: string[] = []
  for (const [name, end] of Object.entries(accessEndings)) counts.push(`${name}: ${await end(tx, now)}`)
  return `Ended ${counts.join(', ')}. Everyone signs in again, with the password, passkeys and second factor of that day.`
}

const endSessions = async (tx: Tx): Promise<string[]> => {
  await deleteAll(tx, 'sessions')
  return ['The secret of this backup is not known: everyone has to sign in again.']
}

const switchOffSecondFactors = async (tx: Tx, now: number): Promise<string[]> => {
  const users = await tx
    .selectFrom('second_factors')
    .innerJoin('users', 'users.id', 'second_factors.user_id')
    .select(['users.id', 'users.email'])
    .where('second_factors.enabled_at', 'is not', null)
    .orderBy('users.email')
    .execute()
  for (const { id } of users) await recordAccountEvent(tx, { userId: id, kind: 'second_factor_lost' }, now)
  for (const table of ['second_factors', 'recovery_codes', 'remembered_devices'] as const) await deleteAll(tx, table)
  return users.map(({ email }) => `The second factor of ${email} is off: it must be set up again in the settings.`)
}

const switchOffWebhooks = async (tx: Tx): Promise<string[]> => {
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ off_reason: 'secret_lost' })
    .where('off_reason', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 0n
    ? []
    : [`Webhooks that are off until their owners make a new signing secret: ${numUpdatedRows}.`]
}

/**
 * Everything that cannot work without the secret: cookies are signed with it, and what the app must be able to read again
 * is encrypted with it. Each function switches it off and returns lines for the operator. Whatever else is signed or
 * encrypted belongs here.
 */
const losses: readonly ((tx: Tx, now: number) => Promise<string[]>)[] = [
  endSessions,
  switchOffSecondFactors,
  switchOffWebhooks,
]

/**
 * Ends what a restore would revive, such as a session that was ended after the backup or a mail that was sent after it,
 * and switches off what needs the secret if that is not known. Returns one line for the operator per change.
 */
export const applyRestoreRules = async (
  tx: Tx,
  { keepsSessions, hasSecret }: RestoreRules,
  now: number,
): Promise<string[]> => {
  await deleteWaitingMails(tx)
  const lines = keepsSessions ? [] : [await endAccess(tx, now)]
  if (!hasSecret) for (const switchOff of losses) lines.push(...(await switchOff(tx, now)))
  return lines
}
