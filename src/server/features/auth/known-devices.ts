import { securityEventDays } from '#shared/security/rules.ts'
import { dayMs } from '#shared/time/duration.ts'
import type { Db } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'

// Browsers update themselves: their versions do not make a device new.
const removeVersions = (userAgent: string | null) => (userAgent ?? '').replace(/[\d._]+/g, '')

/** Returns whether a user of whom no sign-in is known may have signed in before, since only those of 180 days are known. */
const mayHaveSignedIn = async (db: Db, userId: string, now: number): Promise<boolean> => {
  const user = await db
    .selectFrom('users')
    .select(['created_at', 'seen_version'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  // Accounts from before there were security events have no version.
  return user.seen_version === null || user.created_at <= toIso(now - securityEventDays * dayMs)
}

/**
 * Returns whether a user signs in from a browser and system from which they have not signed in in the past 180 days; false
 * at the first sign-in to an account.
 */
export const isNewDevice = async (
  db: Db,
  userId: string,
  userAgent: string | undefined,
  now: number,
): Promise<boolean> => {
  const ofSessions = db.selectFrom('sessions').select('user_agent').where('user_id', '=', userId)
  const known = await db
    .selectFrom('account_events')
    .select('user_agent')
    .where(({ and }) => and({ user_id: userId, kind: 'signed_in' }))
    .union(ofSessions)
    .execute()
  if (known.length === 0) return mayHaveSignedIn(db, userId, now)
  const device = removeVersions(userAgent?.slice(0, 300) ?? null)
  return !known.some((row) => removeVersions(row.user_agent) === device)
}
