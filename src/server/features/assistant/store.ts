import * as z from 'zod/mini'
import { quickList } from '#shared/behaviors/contract.ts'
import type { Db } from '#server/db/transaction.ts'
import { parseAliases } from '#server/ledger/stored-aliases.ts'
import { parseCompactStreak } from '#server/ledger/stored-streak.ts'

/** Returns a child as stored, with the names and aliases of the children in the family. */
export const findChild = async (db: Db, familyId: string, childId: string) => {
  const rows = await db
    .selectFrom('children')
    .select(['id', 'name', 'age', 'birthday', 'points as balance', 'quick_list', 'aliases'])
    .where('family_id', '=', familyId)
    .execute()
  const row = rows.find(({ id }) => id === childId)
  const others = rows.filter(({ id }) => id !== childId)
  return (
    row && {
      ...row,
      aliases: parseAliases(row.aliases),
      quick: z.parse(quickList, JSON.parse(row.quick_list)),
      siblings: others.map(({ name }) => name),
      siblingAliases: others.flatMap(({ aliases }) => parseAliases(aliases)),
      children: rows.map(({ id, name, aliases }) => ({ id, name, aliases: parseAliases(aliases) })),
    }
  )
}

/** Lists the names of the members of a family. */
export const listMemberNames = async (db: Db, familyId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select('users.name')
    .where(({ and }) => and({ 'members.family_id': familyId, 'members.removed_at': null }))
    .execute()
  return rows.map(({ name }) => name)
}

/** Lists the habits of a child with their streaks, newest first. */
export const listHabits = async (db: Db, familyId: string, childId: string) => {
  const rows = await db
    .selectFrom('habits')
    .select(['title', 'target_days as targetDays', 'walk', 'completed_at'])
    .where(({ and }) => and({ family_id: familyId, child_id: childId, deleted_at: null }))
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ title, targetDays, walk, completed_at: completedAt }) => ({
    title,
    targetDays,
    streak: parseCompactStreak(walk),
    isCompleted: completedAt !== null,
  }))
}

export const listSkills = async (db: Db, familyId: string, childId: string) => {
  const rows = await db
    .selectFrom('skills')
    .select(['title', 'completed_at'])
    .where(({ and }) => and({ family_id: familyId, child_id: childId, deleted_at: null }))
    .execute()
  return rows.map((row) => ({ title: row.title, isCompleted: row.completed_at !== null }))
}

export const listRewards = (db: Db, familyId: string, childId: string) =>
  db
    .selectFrom('rewards')
    .select(['title', 'preset', 'points_cost as points'])
    .where(({ and }) => and({ family_id: familyId, child_id: childId, deleted_at: null }))
    .execute()

// More than a busy week has.
const maxRows = 300

/** Lists the activities of a child since an instant (ISO 8601), newest first. */
export const listActivitiesSince = async (db: Db, familyId: string, childId: string, since: string) => {
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'type', 'title', 'points', 'metadata', 'happened_at', 'undoes'])
    .where(({ and }) => and({ family_id: familyId, child_id: childId }))
    .orderBy('sequence', 'desc')
    .limit(maxRows)
    .execute()
  const undoneIds = new Set(rows.map(({ undoes }) => undoes))
  return rows.filter((row) => row.happened_at >= since).map((row) => ({ ...row, isUndone: undoneIds.has(row.id) }))
}
