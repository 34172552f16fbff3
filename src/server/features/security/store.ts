import type { SecurityEvent } from '#shared/security/contract.ts'
import { familyEventRecord } from '#shared/security/record.ts'
import { listViewColumns } from '#shared/records/record.ts'
import type { Db } from '#server/db/transaction.ts'

interface Range {
  /** Id of the event before which to start; absent for the newest. */
  before?: string | undefined
  limit: number
}

const listAccountEvents = (db: Db, userId: string, { before, limit }: Range) =>
  db
    .selectFrom('account_events')
    .select(['id', 'created_at as at', 'kind', 'count', 'user_agent as userAgent'])
    .where('user_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Returns events of a family, newest first. */
export const listFamilyEvents = (db: Db, familyId: string, { before, limit }: Range) =>
  db
    .selectFrom('family_events')
    .select(listViewColumns(familyEventRecord))
    .where('family_id', '=', familyId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Returns events of a user's account and family, newest first. Their ids sort by time. */
export const listEvents = async (
  db: Db,
  { familyId, userId }: { familyId: string; userId: string },
  range: Range,
): Promise<SecurityEvent[]> => {
  const ofAccount = await listAccountEvents(db, userId, range)
  const ofFamily = await listFamilyEvents(db, familyId, range)
  return [...ofAccount, ...ofFamily].toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, range.limit)
}

/** Returns the name of a family, and the names of its current and former members and of its agents by id. */
export const findFamilyNames = async (db: Db, familyId: string) => {
  const family = await db.selectFrom('families').select('name').where('id', '=', familyId).executeTakeFirstOrThrow()
  const members = await db
    .selectFrom('members')
    .leftJoin('users', 'users.id', 'members.user_id')
    .select(['members.user_id', 'members.left_name', 'users.name'])
    .where('members.family_id', '=', familyId)
    .execute()
  const agents = await db.selectFrom('agents').select(['id', 'name']).where('family_id', '=', familyId).execute()
  const names = new Map(members.map((one) => [one.user_id, one.left_name ?? one.name]))
  for (const { id, name } of agents) names.set(id, name)
  return { family: family.name, names }
}
