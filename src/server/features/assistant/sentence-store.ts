import type { Day } from '#shared/time/day.ts'
import type { Db } from '#server/db/transaction.ts'

/** Lists the children of a family in the order in which they were added, with their quick lists as stored. */
export const listFamilyChildren = (db: Db, familyId: string) =>
  db
    .selectFrom('children')
    .select(['id', 'name', 'gender', 'age', 'birthday', 'points as balance', 'quick_list', 'aliases'])
    .where('family_id', '=', familyId)
    .orderBy('id')
    .execute()

/** Lists the habits of all children of a family, newest first. */
export const listFamilyHabits = (db: Db, familyId: string) =>
  db
    .selectFrom('habits')
    .select(['id', 'child_id as childId', 'title', 'cue', 'points', 'completed_at as completedAt'])
    .where(({ and }) => and({ family_id: familyId, deleted_at: null }))
    .orderBy('id', 'desc')
    .execute()

/** Lists the challenges of all children of a family, newest first. */
export const listFamilySkills = (db: Db, familyId: string) =>
  db
    .selectFrom('skills')
    .select(['id', 'child_id as childId', 'title', 'target_unit as unit', 'current_best as best', 'points'])
    .select('completed_at as completedAt')
    .where(({ and }) => and({ family_id: familyId, deleted_at: null }))
    .orderBy('id', 'desc')
    .execute()

/** Lists the rewards of all children of a family, newest first. */
export const listFamilyRewards = (db: Db, familyId: string) =>
  db
    .selectFrom('rewards')
    .select(['id', 'child_id as childId', 'title', 'preset', 'points_cost as points'])
    .where(({ and }) => and({ family_id: familyId, deleted_at: null }))
    .orderBy('id', 'desc')
    .execute()

/** Lists the days of some habits from a day on that are checked in (`done`) or set as rests. */
export const listMarkedDays = async (db: Db, familyId: string, habitIds: readonly string[], from: Day) => {
  if (habitIds.length === 0) return []
  const list = (table: 'check_ins' | 'rests') =>
    db
      .selectFrom(table)
      .select(['habit_id as habitId', 'day'])
      .where('family_id', '=', familyId)
      .where('habit_id', 'in', habitIds)
      .where('day', '>=', from)
      .execute()
  const done = await list('check_ins')
  const rests = await list('rests')
  return [...done.map((row) => ({ ...row, is: 'done' })), ...rests.map((row) => ({ ...row, is: 'rest' }))]
}
