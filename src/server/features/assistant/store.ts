import * as z from 'zod/mini'
import { quickList } from '#shared/behaviors/contract.ts'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import type { StreakState } from '#shared/habits/rules.ts'
import type { Db } from '#server/db/transaction.ts'
import { parseStreakState } from '#server/ledger/stored-streak.ts'

/** A child as stored. */
interface StoredChild {
  name: string
  age: number | null
  birthday: string | null
  balance: number
  quick: QuickEntry[]
  /** Names of the other children in the family. */
  siblings: string[]
}

export const findChild = async (db: Db, familyId: string, childId: string): Promise<StoredChild | undefined> => {
  const rows = await db
    .selectFrom('children')
    .select(['id', 'name', 'age', 'birthday', 'points', 'quick_list'])
    .where('family_id', '=', familyId)
    .execute()
  const row = rows.find(({ id }) => id === childId)
  return (
    row && {
      name: row.name,
      age: row.age,
      birthday: row.birthday,
      balance: row.points,
      quick: z.parse(quickList, JSON.parse(row.quick_list)),
      siblings: rows.flatMap(({ id, name }) => (id === childId ? [] : [name])),
    }
  )
}

/** Lists the habits of a child with their streaks, newest first. */
export const listHabits = async (
  db: Db,
  familyId: string,
  childId: string,
): Promise<{ title: string; targetDays: number; track: StreakState; isCompleted: boolean }[]> => {
  const rows = await db
    .selectFrom('habits')
    .select(['title', 'target_days', 'walk', 'completed_at'])
    .where(({ and }) => and({ family_id: familyId, child_id: childId }))
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    title: row.title,
    targetDays: row.target_days,
    track: parseStreakState(row.walk),
    isCompleted: row.completed_at !== null,
  }))
}

export const listSkills = async (db: Db, familyId: string, childId: string) => {
  const rows = await db
    .selectFrom('skills')
    .select(['title', 'completed_at'])
    .where(({ and }) => and({ family_id: familyId, child_id: childId }))
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map((row) => ({ title: row.title, isCompleted: row.completed_at !== null }))
}

export const listRewards = (
  db: Db,
  familyId: string,
  childId: string,
): Promise<{ title: string; preset: string | null; points: number }[]> =>
  db
    .selectFrom('rewards')
    .select(['title', 'preset', 'points_cost as points'])
    .where(({ and }) => and({ family_id: familyId, child_id: childId }))
    .where('deleted_at', 'is', null)
    .execute()

// More than a busy week has.
const maxRows = 300

/** Lists the activities of a child since an instant (ISO 8601), newest first. */
export const listActivitiesSince = async (db: Db, familyId: string, childId: string, since: string) => {
  const rows = await db
    .selectFrom('activities')
    .select(['id', 'type', 'title', 'points', 'metadata', 'created_at', 'undoes'])
    .where(({ and }) => and({ family_id: familyId, child_id: childId }))
    .orderBy('sequence', 'desc')
    .limit(maxRows)
    .execute()
  const undoneIds = new Set(rows.map(({ undoes }) => undoes))
  return rows
    .filter((row) => row.created_at >= since)
    .map((row) => ({
      type: row.type,
      title: row.title,
      points: row.points,
      metadata: row.metadata,
      undoes: row.undoes,
      isUndone: undoneIds.has(row.id),
    }))
}
