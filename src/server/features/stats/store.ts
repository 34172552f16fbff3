import type { WeeklyCounts } from '#shared/stats/contract.ts'
import { computeLowestBalance } from '#shared/stats/rules.ts'
import type { Db } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'

/** The number of `WeeklyCounts` in which each kind of act counts. */
const statisticByKind: Readonly<Record<string, keyof WeeklyCounts>> = {
  behavior: 'behavior',
  redeem: 'reward',
  check_in: 'habit',
  score: 'skill',
  quick_complete: 'skill',
}

/** Counts the acts of a child that happened since an instant (ISO 8601) and are not undone, by behaviour, habit, skill and reward. */
export const countActs = async (db: Db, familyId: string, childId: string, since: string): Promise<WeeklyCounts> => {
  const rows = await db
    .selectFrom('acts')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('n')])
    .where(({ and }) => and({ family_id: familyId, child_id: childId }))
    .where('happened_at', '>=', since)
    .where('undone_at', 'is', null)
    .groupBy('kind')
    .execute()
  const stats: WeeklyCounts = { behavior: 0, habit: 0, skill: 0, reward: 0 }
  for (const { kind, n } of rows) {
    const statistic = statisticByKind[kind ?? '']
    if (statistic) stats[statistic] += n
  }
  return stats
}

/**
 * Returns the lowest balance of a child since an instant (ISO 8601), by the time at which its acts happened, without
 * undone ones.
 * @throws AppError `not_found`
 */
export const findLowestBalance = async (db: Db, familyId: string, childId: string, since: string): Promise<number> => {
  const child = db.selectFrom('children').select('points').where('family_id', '=', familyId).where('id', '=', childId)
  const { points } = orNotFound(await child.executeTakeFirst())
  const changes = await db
    .selectFrom('acts as t')
    .innerJoin('activities as a', (join) =>
      join.onRef('a.family_id', '=', 't.family_id').onRef('a.act_id', '=', 't.id'),
    )
    .select('a.points')
    .where(({ and }) => and({ 't.family_id': familyId, 't.child_id': childId }))
    .where('t.happened_at', '>=', since)
    .where('t.undone_at', 'is', null)
    .where('a.undoes', 'is', null)
    .orderBy('t.happened_at', 'desc')
    .orderBy('a.sequence', 'desc')
    .execute()
  return computeLowestBalance(
    points,
    changes.map((change) => change.points ?? 0),
  )
}
