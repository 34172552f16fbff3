import type { WeeklyCounts } from '#shared/stats/contract.ts'
import type { Db } from '#server/db/transaction.ts'

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
