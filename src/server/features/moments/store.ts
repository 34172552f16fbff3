import { sql, type ExpressionBuilder, type Insertable, type Kysely, type Updateable } from 'kysely'
import type { Moment } from '#shared/moments/contract.ts'
import { momentRecord } from '#shared/moments/record.ts'
import { listViewColumns } from '#shared/records/record.ts'
import { createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

const columns = listViewColumns(momentRecord)

/** Returns a subquery for the member who wrote a moment. */
const selectAuthor = (row: ExpressionBuilder<Tables, 'moments'>) =>
  row
    .selectFrom('acts')
    .select('acts.user_id')
    .whereRef('acts.family_id', '=', 'moments.family_id')
    .whereRef('acts.id', '=', 'moments.act_id')
    .as('by')

const pageSize = 100

/** A position in the list of a child: the moment with this day and id. */
interface Position {
  day: string
  id: string
}

// Later than any moment can be.
const latestPosition: Position = { day: '9999-12-31', id: 'g' }

type PageRange = Position & { familyId: string; childId: string }

const selectNewestMoments = (db: Kysely<Tables>, { familyId, childId, day, id }: PageRange) =>
  db
    .selectFrom('moments')
    .select(columns)
    .select(selectAuthor)
    .where(({ and }) => and({ family_id: familyId, child_id: childId }))
    .where((row) => row(row.refTuple('day', 'id'), '<', row.tuple(day, id)))
    .where('deleted_at', 'is', null)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)

const queryNewestMoments = createPreparedQuery<PageRange>()(selectNewestMoments)

// The index of days of the year is on this very expression.
const queryNewestMomentsOn = createPreparedQuery<PageRange & { on: string }>()((db, range) =>
  selectNewestMoments(db, range).where(sql<string>`substr(day, 6)`, '=', range.on),
)

/** Returns a page of the moments of a child by date and then time, newest first; `on` (MM-DD) limits it to one day of all years. */
export const listMoments = async (
  db: Db,
  familyId: string,
  childId: string,
  { after = latestPosition, on }: { after?: Position | undefined; on?: string | undefined },
): Promise<Moment[]> => {
  const range = { familyId, childId, day: after.day, id: after.id }
  return (await (on === undefined ? queryNewestMoments(db, range) : queryNewestMomentsOn(db, { ...range, on }))).rows
}

/** Returns the position of a moment in the list of its child, also of a deleted one. */
export const findPosition = (db: Db, familyId: string, childId: string, id: string): Promise<Position | undefined> =>
  db
    .selectFrom('moments')
    .select(['day', 'id'])
    .where(({ and }) => and({ family_id: familyId, id, child_id: childId }))
    .executeTakeFirst()

/** Returns a moment of the family that is not deleted. */
export const findMoment = (db: Db, familyId: string, id: string): Promise<Moment | undefined> =>
  db
    .selectFrom('moments')
    .select(columns)
    .select(selectAuthor)
    .where(({ and }) => and({ family_id: familyId, id, deleted_at: null }))
    .executeTakeFirst()

/** Inserts a moment and returns it. */
export const insertMoment = (tx: Tx, moment: Insertable<Tables['moments']>): Promise<Moment> =>
  tx.insertInto('moments').values(moment).returning(columns).returning(selectAuthor).executeTakeFirstOrThrow()

/** Updates columns of a moment that is not deleted, if any, and returns it. The child is locked. */
export const updateMoment = async (
  tx: Tx,
  familyId: string,
  id: string,
  changes: Updateable<Tables['moments']>,
): Promise<Moment | undefined> => {
  if (Object.keys(changes).length === 0) return findMoment(tx, familyId, id)
  const update = tx.updateTable('moments').set(changes).where('family_id', '=', familyId).where('id', '=', id)
  return update.where('deleted_at', 'is', null).returning(columns).returning(selectAuthor).executeTakeFirst()
}

/** Deletes a moment for good. The child is locked. */
export const deleteMoment = async (tx: Tx, familyId: string, id: string): Promise<void> => {
  await tx.deleteFrom('moments').where('family_id', '=', familyId).where('id', '=', id).execute()
}
