import type { WeeklyCounts } from '#shared/stats/contract.ts'
import { createPreparedListQuery } from '#server/db/prepared-query.ts'
import type { Db } from '#server/db/transaction.ts'
import { createForEachPeriod, selectPeriod, type ChildrenAndPeriods } from './periods.ts'

/** The number of `WeeklyCounts` in which each kind of act counts. */
const statisticByKind: Readonly<Record<string, keyof WeeklyCounts>> = {
  behavior: 'behavior',
  redeem: 'reward',
  check_in: 'habit',
  score: 'skill',
  quick_complete: 'skill',
}

const queryCounts = createPreparedListQuery<{ familyId: string }, ChildrenAndPeriods>()(
  (db, { familyId }, { childIds, boundaries }) =>
    db
      .selectFrom('acts as t')
      .select(['t.child_id', 't.kind', selectPeriod(boundaries), ({ fn }) => fn.countAll<number>().as('n')])
      .where('t.family_id', '=', familyId)
      .where('t.child_id', 'in', childIds)
      .where('t.happened_at', '>=', boundaries[0] ?? '')
      .where('t.happened_at', '<', boundaries.at(-1) ?? '')
      .where('t.undone_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('activities as a')
              .select('a.id')
              .whereRef('a.family_id', '=', 't.family_id')
              .whereRef('a.act_id', '=', 't.id')
              .where('a.type', '=', 'behavior')
              .where('a.points', '=', 0),
          ),
        ),
      )
      .groupBy(['t.child_id', 't.kind', 'period']),
)

/**
 * Counts the acts of children that are not undone in successive periods, by behaviour, habit, skill and reward. Something
 * hard without points is neither an award nor a deduction, and is not counted. `boundaries` are the instants (ISO 8601) at
 * which the periods begin, and at which the last one ends.
 */
export const countActs = async (
  db: Db,
  familyId: string,
  childIds: readonly string[],
  boundaries: readonly [string, ...string[]],
): Promise<ReadonlyMap<string, readonly WeeklyCounts[]>> => {
  const { rows } = await queryCounts(db, { familyId }, { childIds, boundaries })
  const none = (): WeeklyCounts => ({ behavior: 0, habit: 0, skill: 0, reward: 0 })
  const counts = new Map(childIds.map((id) => [id, createForEachPeriod(boundaries, none)]))
  for (const { child_id: childId, kind, period, n } of rows) {
    const statistic = statisticByKind[kind ?? '']
    const ofPeriod = counts.get(childId ?? '')?.[period]
    if (statistic && ofPeriod) ofPeriod[statistic] += n
  }
  return counts
}
