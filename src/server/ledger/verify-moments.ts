import { inconsistenciesOf, type Check } from './fault.ts'

const written: Check = async (db) => {
  const rows = await db
    .selectFrom('moments as m')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'm.family_id').onRef('t.id', '=', 'm.act_id'))
    .leftJoin('activities as a', (join) =>
      join.onRef('a.family_id', '=', 'm.family_id').onRef('a.act_id', '=', 'm.act_id').on('a.type', '=', 'moment'),
    )
    .select(['m.id', 'm.child_id', 'a.child_id as of', 'a.metadata', 't.undone_at'])
    .execute()
  return rows.flatMap((row) =>
    inconsistenciesOf('moments', row.id, [
      row.undone_at !== null && 'belongs to an undone act',
      row.of !== row.child_id && `has no activity of its child ${row.child_id}`,
      row.metadata !== null && !row.metadata.includes(row.id) && `has an activity that tells ${row.metadata}`,
    ]),
  )
}

const bare: Check = async (db) => {
  const rows = await db
    .selectFrom('activities')
    .where('type', '=', 'moment')
    .where((row) => row.or([row('points', 'is not', null), row('description', 'is not', null)]))
    .select('id')
    .execute()
  return rows.flatMap(({ id }) =>
    inconsistenciesOf('activities', id, ['is a moment with points or a story in the ledger']),
  )
}

/** Moments: each has the activity of its act, which moves no points and holds no story. */
export const momentChecks: readonly Check[] = [written, bare]
