import type { Mood, Weather } from '#shared/moments/rules.ts'
import type { Day } from '#shared/time/day.ts'
import { castToText, createPreparedListQuery } from '#server/db/prepared-query.ts'
import type { Db } from '#server/db/transaction.ts'
import { parseCompactStreak } from '#server/ledger/stored-streak.ts'

type Children = Readonly<Record<'childIds', readonly string[]>>

const queryHabits = createPreparedListQuery<{ familyId: string }, Children>()((db, { familyId }, { childIds }) =>
  db
    .selectFrom('habits')
    .select(['id', 'child_id as childId', 'title', 'target_days as targetDays', 'walk', 'completed_at'])
    .where('family_id', '=', castToText(familyId))
    .where('child_id', 'in', childIds)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc'),
)

/** Lists the habits of children with their streaks, newest first. */
export const listHabitsOf = async (db: Db, familyId: string, childIds: readonly string[]) => {
  const { rows } = await queryHabits(db, { familyId }, { childIds })
  return rows.map(({ walk, completed_at: completedAt, ...habit }) => ({
    ...habit,
    streak: parseCompactStreak(walk),
    isCompleted: completedAt !== null,
  }))
}

const queryCheckIns = createPreparedListQuery<{ familyId: string; from: Day; to: Day }, Children>()(
  (db, { familyId, from, to }, { childIds }) =>
    db
      .selectFrom('habits as h')
      .innerJoin('check_ins as c', (join) =>
        join.onRef('c.family_id', '=', 'h.family_id').onRef('c.habit_id', '=', 'h.id'),
      )
      .select(({ fn }) => ['h.id', fn.countAll<number>().as('n')])
      .where('h.family_id', '=', castToText(familyId))
      .where('h.child_id', 'in', childIds)
      .where('h.deleted_at', 'is', null)
      .where('c.day', '>=', castToText(from))
      .where('c.day', '<=', castToText(to))
      .groupBy('h.id'),
)

/** Counts the check-ins of children's habits from a day to a day, by the id of the habit. */
export const countCheckInsOf = async (db: Db, familyId: string, childIds: readonly string[], from: Day, to: Day) => {
  const { rows } = await queryCheckIns(db, { familyId, from, to }, { childIds })
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/** Lists the days, moods and weathers of children's moments from a day to a day, the latest first. */
export const listMoodsOf = (
  db: Db,
  familyId: string,
  childIds: readonly string[],
  from: Day,
  to: Day,
): Promise<{ childId: string; day: Day; mood: Mood; weather: Weather }[]> =>
  db
    .selectFrom('moments')
    .select(['child_id as childId', 'day', 'mood', 'weather'])
    .where('family_id', '=', familyId)
    .where('child_id', 'in', childIds)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('deleted_at', 'is', null)
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Lists the challenges of children, newest first. */
export const listSkillsOf = (db: Db, familyId: string, childIds: readonly string[]) =>
  db
    .selectFrom('skills')
    .select(['id', 'child_id as childId', 'title', 'current_best as best', 'target_value as target'])
    .select('target_unit as unit')
    .where('family_id', '=', familyId)
    .where('child_id', 'in', childIds)
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()

const latestScores = 10

/** Lists the latest scores of a challenge, the latest first. */
export const listLatestScores = (db: Db, familyId: string, skillId: string) =>
  db
    .selectFrom('scores')
    .select(['score', 'scored_at as at'])
    .where(({ and }) => and({ family_id: familyId, skill_id: skillId }))
    .orderBy('id', 'desc')
    .limit(latestScores)
    .execute()

/** Lists the redemptions of children that are not given yet, the earliest first. */
export const listOpenRedemptions = (db: Db, familyId: string, childIds: readonly string[]) =>
  db
    .selectFrom('redemptions')
    .select(['child_id as childId', 'title', 'preset', 'redeemed_at as at'])
    .where('family_id', '=', familyId)
    .where('child_id', 'in', childIds)
    .where('returned_at', 'is', null)
    .where('given_at', 'is', null)
    .orderBy('id')
    .execute()
