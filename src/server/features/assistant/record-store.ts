import type { Day } from '#shared/time/day.ts'
import { castToText, createPreparedListQuery, createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Db } from '#server/db/transaction.ts'
import { parseAliases } from '#server/ledger/stored-aliases.ts'
import { sumWhere } from '#server/ledger/sum-points.ts'

const queryChildren = createPreparedQuery<{ familyId: string }>()((db, { familyId }) =>
  db
    .selectFrom('children')
    .select(['id', 'name', 'aliases', 'age', 'birthday', 'points', 'created_at as createdAt'])
    .where('family_id', '=', castToText(familyId))
    .orderBy('id'),
)

/** Lists the children of a family in the order in which they were added. */
export const listChildren = async (db: Db, familyId: string) => {
  const { rows } = await queryChildren(db, { familyId })
  return rows.map(({ aliases, ...child }) => ({ ...child, aliases: parseAliases(aliases) }))
}

type Children = Readonly<Record<'childIds', readonly string[]>>

const queryRewards = createPreparedListQuery<{ familyId: string }, Children>()((db, { familyId }, { childIds }) =>
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
    .where('family_id', '=', castToText(familyId))
    .where('child_id', 'in', childIds)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc'),
)

/** Lists the rewards of children, each with whether it is promised and not given yet. */
export const listRewardsOf = async (db: Db, familyId: string, childIds: readonly string[]) =>
  (await queryRewards(db, { familyId }, { childIds })).rows

const queryDeeds = createPreparedListQuery<{ familyId: string; from: Day; to: Day }, Children>()(
  (db, { familyId, from, to }, { childIds }) =>
    db
      .selectFrom('activities as a')
      .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'a.family_id').onRef('t.id', '=', 'a.act_id'))
      .select(['a.child_id as childId', 'a.type', 'a.title', 'a.day'])
      .select(({ fn }) => [fn.max('a.metadata').as('metadata'), fn.count<number>('a.act_id').distinct().as('times')])
      .select(sumWhere('a.points > 0').as('earned'))
      .select(sumWhere('a.points < 0').as('lost'))
      .where('a.family_id', '=', castToText(familyId))
      .where('a.child_id', 'in', childIds)
      .where('a.type', '!=', 'moment')
      .where('a.day', '>=', castToText(from))
      .where('a.day', '<=', castToText(to))
      .where('a.undoes', 'is', null)
      .where('t.undone_at', 'is', null)
      .groupBy(['a.child_id', 'a.type', 'a.title', 'a.day'])
      .orderBy('a.day', 'desc')
      .orderBy('a.title'),
)

/** Sums the activities of children from a day to a day by kind, title and day, without undone ones, latest first. */
export const listDeedsOf = async (db: Db, familyId: string, childIds: readonly string[], from: Day, to: Day) =>
  (await queryDeeds(db, { familyId, from, to }, { childIds })).rows
