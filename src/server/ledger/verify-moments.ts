import { formatInconsistencies, type ConsistencyCheck } from './inconsistency.ts'

const checkActivities: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('moments as m')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'm.family_id').onRef('t.id', '=', 'm.act_id'))
    .leftJoin('activities as a', (join) =>
      join.onRef('a.family_id', '=', 'm.family_id').onRef('a.act_id', '=', 'm.act_id').on('a.type', '=', 'moment'),
    )
    .select(['m.id', 'm.child_id', 'a.child_id as of', 'a.metadata', 't.undone_at'])
    .execute()
  return rows.flatMap((row) =>
    formatInconsistencies('moments', row.id, [
      row.undone_at !== null && 'belongs to an undone act',
      row.of !== row.child_id && `has no activity of child ${row.child_id}`,
      row.metadata !== null && !row.metadata.includes(row.id) && `has an activity with the metadata ${row.metadata}`,
    ]),
  )
}

const checkActivityContents: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('activities')
    .where('type', '=', 'moment')
    .where((row) => row.or([row('points', 'is not', null), row('description', 'is not', null)]))
    .select('id')
    .execute()
  return rows.flatMap(({ id }) =>
    formatInconsistencies('activities', id, ['is of a moment but has points or a description']),
  )
}

/** Checks of moments: each has an activity of its act, without points and without its content. */
export const momentChecks: readonly ConsistencyCheck[] = [checkActivities, checkActivityContents]
