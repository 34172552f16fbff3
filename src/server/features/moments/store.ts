import * as z from 'zod/mini'
import { sql, type Kysely, type Selectable, type Updateable } from 'kysely'
import { moment, type Moment } from '#shared/moments/contract.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Moments, Tables } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

const toMoment = (row: Selectable<Moments>): Moment =>
  z.parse(moment, {
    id: row.id,
    childId: row.child_id,
    weather: row.weather,
    mood: row.mood,
    content: row.content,
    date: row.day,
    createdAt: row.created_at,
  })

const momentsShown = 100

/** Where in the list of a child to begin: after the moment with this day and id. */
interface Place {
  day: string
  id: string
}

// Later than any moment can be.
const top: Place = { day: '9999-12-31', id: 'g' }

type Range = Place & { familyId: string; childId: string }

const newest = (db: Kysely<Tables>, { familyId, childId, day, id }: Range) =>
  db
    .selectFrom('moments')
    .selectAll()
    .where('family_id', '=', familyId)
    .where('child_id', '=', childId)
    .where((row) => row(row.refTuple('day', 'id'), '<', row.tuple(day, id)))
    .where('deleted_at', 'is', null)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(momentsShown)

const newestOfAll = prepared<Range>()(newest)

// The index of days of the year is on this very expression.
const newestOn = prepared<Range & { on: string }>()((db, range) =>
  newest(db, range).where(sql<string>`substr(day, 6)`, '=', range.on),
)

/** A page of the moments of a child by date and then time, newest first; `on` (MM-DD) leaves one day of all years. */
export const momentsOf = async (
  db: Db,
  familyId: string,
  childId: string,
  { after = top, on }: { after?: Place | undefined; on?: string | undefined },
): Promise<Moment[]> => {
  const range = { familyId, childId, day: after.day, id: after.id }
  return (await (on === undefined ? newestOfAll(db, range) : newestOn(db, { ...range, on }))).rows.map(toMoment)
}

/** The place of a moment in the list of its child, also of one that is deleted by now. */
export const placeOf = async (db: Db, familyId: string, childId: string, id: string): Promise<Place | undefined> =>
  db
    .selectFrom('moments')
    .select(['day', 'id'])
    .where('family_id', '=', familyId)
    .where('id', '=', id)
    .where('child_id', '=', childId)
    .executeTakeFirst()

/** A moment of the family that is not deleted. */
export const momentById = async (db: Db, familyId: string, id: string): Promise<Moment | undefined> => {
  const row = await db
    .selectFrom('moments')
    .selectAll()
    .where('family_id', '=', familyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toMoment(row)
}

export const insertMoment = async (tx: Tx, familyId: string, actId: string, given: Moment): Promise<void> => {
  await tx
    .insertInto('moments')
    .values({
      family_id: familyId,
      id: given.id,
      child_id: given.childId,
      weather: given.weather,
      mood: given.mood,
      content: given.content,
      day: given.date,
      act_id: actId,
      created_at: given.createdAt,
    })
    .execute()
}

/** Columns of a moment that can change. */
export type MomentColumns = Pick<Updateable<Moments>, 'weather' | 'mood' | 'content' | 'day' | 'deleted_at'>

/** Changes columns of a moment. The child is locked already. */
export const updateMoment = async (tx: Tx, familyId: string, id: string, columns: MomentColumns): Promise<void> => {
  if (Object.keys(columns).length === 0) return
  await tx.updateTable('moments').set(columns).where('family_id', '=', familyId).where('id', '=', id).execute()
}

/** Removes a moment for good. The child is locked already. */
export const removeMoment = async (tx: Tx, familyId: string, id: string): Promise<void> => {
  await tx.deleteFrom('moments').where('family_id', '=', familyId).where('id', '=', id).execute()
}
