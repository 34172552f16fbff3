import type { Db } from '#server/db/transaction.ts'

// Browsers update themselves: their versions do not make a device new.
const removeVersions = (userAgent: string | null) => (userAgent ?? '').replace(/[\d._]+/g, '')

/** Returns whether a user has signed in before, in the past 180 days, but never from such a browser and system. */
export const isNewDevice = async (db: Db, userId: string, userAgent: string | undefined): Promise<boolean> => {
  const ofSessions = db.selectFrom('sessions').select('user_agent').where('user_id', '=', userId)
  const known = await db
    .selectFrom('account_events')
    .select('user_agent')
    .where(({ and }) => and({ user_id: userId, kind: 'signed_in' }))
    .union(ofSessions)
    .execute()
  const device = removeVersions(userAgent?.slice(0, 300) ?? null)
  return known.length > 0 && !known.some((row) => removeVersions(row.user_agent) === device)
}
