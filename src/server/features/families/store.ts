import type { Db, Tx } from '#server/db/transaction.ts'
import { iso } from '#server/ids.ts'

/** A family as its members see it. */
export const familyById = async (db: Db, familyId: string) => {
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

export interface FamilyChanges {
  name?: string | undefined
  timeZone?: string | undefined
  pictures?: boolean | undefined
  usesModel?: boolean | undefined
}

/** Changes what is given and leaves the rest. */
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

/** The role of somebody who is in the family now. */
export const roleIn = async (db: Db, familyId: string, userId: string): Promise<'owner' | 'caregiver' | undefined> => {
  const row = await db
    .selectFrom('members')
    .select('role')
    .where('family_id', '=', familyId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return row?.role
}
