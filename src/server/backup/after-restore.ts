import type { Tx } from '#server/db/transaction.ts'

/** What a restored database may keep. */
export interface RestoreRules {
  /** Whether sessions, password links and open invitations of the time of the backup work again. */
  keepsSessions: boolean
  /** Whether the secret with which the database was written is known. */
  hasSecret: boolean
}

const endSessionsAndLinks = async (tx: Tx): Promise<string> => {
  await tx.deleteFrom('remembered_devices').execute()
  const sessions = await tx.deleteFrom('sessions').executeTakeFirst()
  const links = await tx.deleteFrom('verifications').executeTakeFirst()
  const invitations = await tx.deleteFrom('invitations').where('accepted_at', 'is', null).executeTakeFirst()
  const counts = [
    `sessions: ${sessions.numDeletedRows}`,
    `password links: ${links.numDeletedRows}`,
    `open invitations: ${invitations.numDeletedRows}`,
  ]
  return `Ended ${counts.join(', ')}. Everyone signs in again, with the password of that day.`
}

const switchOffSecondFactors = async (tx: Tx): Promise<string[]> => {
  const users = await tx
    .selectFrom('second_factors')
    .innerJoin('users', 'users.id', 'second_factors.user_id')
    .select('users.email')
    .where('second_factors.enabled_at', 'is not', null)
    .orderBy('users.email')
    .execute()
  for (const table of ['second_factors', 'recovery_codes', 'remembered_devices'] as const) {
    await tx.deleteFrom(table).execute()
  }
  return users.map(({ email }) => `The second factor of ${email} is off: it must be set up again in the settings.`)
}

/** Ends what cannot work without the secret, and says so: each line is one loss. */
const switchOffWithoutSecret = async (tx: Tx): Promise<string[]> => {
  // Their cookies were signed with it.
  await tx.deleteFrom('sessions').execute()
  return [
    'The secret of this backup is not known: everyone has to sign in again.',
    ...(await switchOffSecondFactors(tx)),
  ]
}

/**
 * Ends what a restore would revive, such as a session that was ended after the backup, and switches off what needs the
 * secret if that is not known. Returns one line for the operator per change.
 */
export const applyRestoreRules = async (tx: Tx, { keepsSessions, hasSecret }: RestoreRules): Promise<string[]> => {
  const lines = keepsSessions ? [] : [await endSessionsAndLinks(tx)]
  return hasSecret ? lines : [...lines, ...(await switchOffWithoutSecret(tx))]
}
