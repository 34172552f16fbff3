import { sql } from 'kysely'
import { castToText, createPreparedListQuery } from '#server/db/prepared-query.ts'
import type { Db } from '#server/db/transaction.ts'
import { createForEachPeriod, selectPeriod, type ChildrenAndPeriods } from './periods.ts'

/** The points that acts brought and took in a period; all are positive numbers. */
export interface PointSums {
  earned: number
  /** By difficult behaviour. */
  deducted: number
  /** For rewards. */
  spent: number
}

/** Returns the sum of the points, without their signs, of the activities `a` that meet an SQL condition. */
export const sumWhere = (condition: string) =>
  sql<number>`cast(coalesce(sum(case when ${sql.raw(condition)} then abs(a.points) end), 0) as bigint)`

const querySums = createPreparedListQuery<{ familyId: string }, ChildrenAndPeriods>()(
  (db, { familyId }, { childIds, boundaries }) =>
    db
      .selectFrom('acts as t')
      .innerJoin('activities as a', (join) =>
        join.onRef('a.family_id', '=', 't.family_id').onRef('a.act_id', '=', 't.id'),
      )
      .select(['t.child_id', selectPeriod(boundaries)])
      .select(sumWhere('a.points > 0').as('earned'))
      .select(sumWhere("a.points < 0 and a.type = 'behavior'").as('deducted'))
      .select(sumWhere("a.points < 0 and a.type = 'reward'").as('spent'))
      .where('t.family_id', '=', castToText(familyId))
      .where('t.child_id', 'in', childIds)
      .where('t.happened_at', '>=', castToText(boundaries[0] ?? ''))
      .where('t.happened_at', '<', castToText(boundaries.at(-1) ?? ''))
      .where('t.undone_at', 'is', null)
      .where('a.undoes', 'is', null)
      .groupBy(['t.child_id', 'period']),
)

/**
 * Sums the points of children in successive periods, by the time at which their acts happened, without undone ones.
 * `boundaries` are the instants (ISO 8601) at which the periods begin, and at which the last one ends.
 */
export const sumPoints = async (
  db: Db,
  familyId: string,
  childIds: readonly string[],
  boundaries: readonly [string, ...string[]],
): Promise<ReadonlyMap<string, readonly PointSums[]>> => {
  const { rows } = await querySums(db, { familyId }, { childIds, boundaries })
  const none = (): PointSums => ({ earned: 0, deducted: 0, spent: 0 })
  const sums = new Map(childIds.map((id) => [id, createForEachPeriod(boundaries, none)]))
  for (const { child_id: childId, period, ...points } of rows) {
    const ofPeriod = sums.get(childId ?? '')?.[period]
    if (ofPeriod) Object.assign(ofPeriod, points)
  }
  return sums
}
