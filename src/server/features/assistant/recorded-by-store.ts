import { sql } from 'kysely'
import type { Day } from '#shared/time/day.ts'
import type { Db } from '#server/db/transaction.ts'

/** Selects the activities of children that stand, with the name of the member who recorded each. */
const selectRecorded = (db: Db, familyId: string, childIds: readonly string[]) =>
  db
    .selectFrom('activities as a')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'a.family_id').onRef('t.id', '=', 'a.act_id'))
    .leftJoin('members as m', (join) =>
      join.onRef('m.family_id', '=', 'a.family_id').onRef('m.user_id', '=', 'a.user_id'),
    )
    .leftJoin('users as u', 'u.id', 'a.user_id')
    .select(({ fn, val }) => fn.coalesce('m.left_name', 'u.name', val('')).as('member'))
    .where('a.family_id', '=', familyId)
    .where('a.child_id', 'in', childIds)
    .where('a.undoes', 'is', null)
    .where('t.undone_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('moments')
            .select('moments.id')
            .whereRef('moments.family_id', '=', 'a.family_id')
            .whereRef('moments.act_id', '=', 'a.act_id')
            .where('moments.deleted_at', 'is not', null),
        ),
      ),
    )

/** Counts the acts of children from a day to a day by the member who recorded them, the most first. */
export const countRecordedBy = async (db: Db, familyId: string, childIds: readonly string[], from: Day, to: Day) => {
  const rows = await selectRecorded(db, familyId, childIds)
    .select(({ fn }) => fn.count<number>('a.act_id').distinct().as('entries'))
    .where('a.day', '>=', from)
    .where('a.day', '<=', to)
    .groupBy(['a.user_id', 'm.left_name', 'u.name'])
    .execute()
  return rows.toSorted((a, b) => b.entries - a.entries)
}

const maxTitles = 200

/** Lists what members recorded from a day to a day by child, title and day, with its points, the latest first. */
export const listRecordedTitles = (db: Db, familyId: string, childIds: readonly string[], from: Day, to: Day) =>
  selectRecorded(db, familyId, childIds)
    .select(({ fn }) => [
      'a.child_id as childId',
      'a.type',
      'a.title',
      'a.day',
      fn.max('a.metadata').as('metadata'),
      fn.count<number>('a.act_id').distinct().as('times'),
    ])
    .select(sql<number>`cast(coalesce(sum(a.points), 0) as bigint)`.as('points'))
    .where('a.day', '>=', from)
    .where('a.day', '<=', to)
    .groupBy(['a.child_id', 'a.type', 'a.title', 'a.day', 'a.user_id', 'm.left_name', 'u.name'])
    .orderBy('a.day', 'desc')
    .orderBy('a.title')
    .limit(maxTitles)
    .execute()

/** Finds the latest activity of children, by its day. */
export const findLastRecorded = (db: Db, familyId: string, childIds: readonly string[]) =>
  selectRecorded(db, familyId, childIds)
    .select(['a.child_id as childId', 'a.title', 'a.metadata', 'a.day'])
    .orderBy('a.day', 'desc')
    .orderBy('a.sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
