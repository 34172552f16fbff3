import type { Db, Tx } from '#server/db/transaction.ts'
import { iso } from '#server/ids.ts'

/** Returns a family as its members see it. */
export const findFamily = async (db: Db, familyId: string) => {
  const row = await db
    .selectFrom('families')
    .select(['id', 'name', 'time_zone', 'pictures_since', 'model_since'])
    .where('id', '=', familyId)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      name: row.name,
      timeZone: row.time_zone,
      pictures: row.pictures_since !== null,
      usesModel: row.model_since !== null,
    }
  )
}

/** Settings to change; absent ones stay. */
export interface FamilyChanges {
  name?: string | undefined
  timeZone?: string | undefined
  pictures?: boolean | undefined
  usesModel?: boolean | undefined
}

/** Updates the given settings of a family. */
export const updateFamily = async (tx: Tx, familyId: string, changes: FamilyChanges, now: number): Promise<void> => {
  const { name, timeZone, pictures, usesModel } = changes
  await tx
    .updateTable('families')
    .set((row) => ({
      version: row('version', '+', 1),
      ...(name === undefined ? {} : { name }),
      ...(timeZone === undefined ? {} : { time_zone: timeZone }),
      ...(pictures === undefined ? {} : { pictures_since: pictures ? iso(now) : null }),
      ...(usesModel === undefined ? {} : { model_since: usesModel ? iso(now) : null }),
    }))
    .where('id', '=', familyId)
    .execute()
}

/** Returns the role of a current member. */
export const findRole = async (
  db: Db,
  familyId: string,
  userId: string,
): Promise<'owner' | 'caregiver' | undefined> => {
  const row = await db
    .selectFrom('members')
    .select('role')
    .where(({ and }) => and({ family_id: familyId, user_id: userId }))
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.role
}

/** Returns the id of the family that a user is a member of now. */
export const findCurrentFamily = async (db: Db, userId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('members')
    .select('family_id')
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.family_id
}
