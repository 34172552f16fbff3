import { formatInconsistencies, type ConsistencyCheck } from './inconsistency.ts'

const checkBadges: ConsistencyCheck = async (db) => {
  const first = await db
    .selectFrom('completions as c')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'c.family_id').onRef('t.id', '=', 'c.act_id'))
    .select(['c.id', 'c.family_id', 'c.child_id', 'c.badge', 'c.act_id', 'c.completed_at', 't.undone_at'])
    .orderBy('c.place')
    .execute()
  const badges = await db.selectFrom('badges').selectAll().execute()
  const keyOf = (row: { family_id: string; child_id: string }, kind: string) =>
    [row.family_id, row.child_id, kind].join(' ')
  const earliest = new Map(first.toReversed().map((row) => [keyOf(row, row.badge), row]))
  const badgesByKey = new Map(badges.map((row) => [keyOf(row, row.kind), row]))
  return [
    ...first.flatMap(({ id, undone_at }) =>
      formatInconsistencies('completions', id, [undone_at !== null && 'belongs to an undone act']),
    ),
    ...[...earliest].flatMap(([key, { id, badge }]) =>
      formatInconsistencies('completions', id, [!badgesByKey.has(key) && `the child has no badge ${badge}`]),
    ),
    ...[...badgesByKey].flatMap(([key, { id, act_id, awarded_at }]) => {
      const by = earliest.get(key)
      return formatInconsistencies('badges', id, [
        by === undefined && 'has no completion',
        by !== undefined &&
          (by.act_id !== act_id || by.completed_at !== awarded_at) &&
          `was awarded by act ${act_id}; the earliest completion is of act ${by.act_id}`,
      ])
    }),
  ]
}

/** Checks of badges: one for each child and kind with a completion, awarded by the earliest one. */
export const badgeChecks: readonly ConsistencyCheck[] = [checkBadges]
