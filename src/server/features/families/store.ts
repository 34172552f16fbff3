import type * as z from 'zod/mini'
import type { familyChanges } from '#shared/families/contract.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'

/** Returns a family as its members see it. */
export const findFamily = async (db: Db, familyId: string) => {
  const row = await db
    .selectFrom('families')
    .select(['id', 'name', 'time_zone', 'week_start', 'pictures_since', 'model_since'])
    .where('id', '=', familyId)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      name: row.name,
      timeZone: row.time_zone,
      weekStart: row.week_start,
      pictures: row.pictures_since !== null,
      usesModel: row.model_since !== null,
    }
  )
}

type FamilyChanges = z.output<typeof familyChanges>

/** Updates the given settings of a family; absent ones stay. */
export const updateFamily = async (tx: Tx, familyId: string, changes: FamilyChanges, now: number): Promise<void> => {
  const { name, timeZone, weekStart, pictures, usesModel } = changes
  const since = (isOn: boolean | undefined) => (isOn === undefined ? undefined : isOn ? toIso(now) : null)
  await tx
    .updateTable('families')
    .set((row) => ({
      version: row('version', '+', 1),
      name,
      time_zone: timeZone,
      week_start: weekStart,
      pictures_since: since(pictures),
      model_since: since(usesModel),
    }))
    .where('id', '=', familyId)
    .execute()
}

/** Returns the role of a current member. */
export const findRole = async (db: Db, familyId: string, userId: string) => {
  const row = await db
    .selectFrom('members')
    .select('role')
    .where(({ and }) => and({ family_id: familyId, user_id: userId, removed_at: null }))
    .executeTakeFirst()
  return row?.role
}

/** Returns the id of the family that a user is a member of now. */
export const findCurrentFamilyId = async (db: Db, userId: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('members')
    .select('family_id')
    .where(({ and }) => and({ user_id: userId, removed_at: null }))
    .executeTakeFirst()
  return row?.family_id
}
