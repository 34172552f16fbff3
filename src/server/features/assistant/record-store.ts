import { sql } from 'kysely'
import type { Day } from '#shared/time/day.ts'
import type { Db } from '#server/db/transaction.ts'
import { parseAliases } from '#server/ledger/stored-aliases.ts'

/** Lists the children of a family in the order in which they were added. */
export const listChildren = async (db: Db, familyId: string) => {
  const rows = await db
    .selectFrom('children')
    .select(['id', 'name', 'aliases', 'age', 'birthday', 'points', 'created_at as createdAt'])
    .where('family_id', '=', familyId)
    .orderBy('id')
    .execute()
  return rows.map(({ aliases, ...child }) => ({ ...child, aliases: parseAliases(aliases) }))
}

/** Lists the rewards of children, each with whether it is promised and not given yet. */
export const listRewardsOf = (db: Db, familyId: string, childIds: readonly string[]) =>
  db
    .selectFrom('rewards')
    .select(['id', 'child_id as childId', 'title', 'preset', 'points_cost as pointsCost'])
    .select(({ selectFrom, lit }) =>
      selectFrom('redemptions')
        .select(lit(1).as('one'))
        .whereRef('redemptions.family_id', '=', 'rewards.family_id')
        .whereRef('redemptions.child_id', '=', 'rewards.child_id')
        .whereRef('redemptions.reward_id', '=', 'rewards.id')
        .where('redemptions.returned_at', 'is', null)
        .where('redemptions.given_at', 'is', null)
        .limit(1)
        .as('promised'),
    )
    .where(({ and }) => and({ family_id: familyId, deleted_at: null }))
    .where('child_id', 'in', childIds)
    .orderBy('id', 'desc')
    .execute()

/** Sums the activities of children from a day to a day by kind, title and day, without undone ones, latest first. */
export const listDeedsOf = (db: Db, familyId: string, childIds: readonly string[], from: Day, to: Day) =>
  db
    .selectFrom('activities as a')
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'a.family_id').onRef('t.id', '=', 'a.act_id'))
    .select(['a.child_id as childId', 'a.type', 'a.title', 'a.day'])
    .select(({ fn }) => [fn.max('a.metadata').as('metadata'), fn.count<number>('a.act_id').distinct().as('times')])
    .select(sql<number>`cast(coalesce(sum(case when a.points > 0 then a.points end), 0) as bigint)`.as('earned'))
    .select(sql<number>`cast(coalesce(sum(case when a.points < 0 then -a.points end), 0) as bigint)`.as('lost'))
    .where('a.family_id', '=', familyId)
    .where('a.child_id', 'in', childIds)
    .where('a.type', '!=', 'moment')
    .where('a.day', '>=', from)
    .where('a.day', '<=', to)
    .where('a.undoes', 'is', null)
    .where('t.undone_at', 'is', null)
    .groupBy(['a.child_id', 'a.type', 'a.title', 'a.day'])
    .orderBy('a.day', 'desc')
    .orderBy('a.title')
    .execute()
