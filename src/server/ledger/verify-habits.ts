import * as z from 'zod/mini'
import {
  completionPointsByDifficulty,
  findLastDoneDay,
  reachesTarget,
  foldDaysBefore,
  computeCounts,
  createHabitDays,
  toCompactStreak,
  type MarkedDay,
} from '#shared/habits/rules.ts'
import type { Db } from '#server/db/transaction.ts'
import { formatInconsistencies, type ConsistencyCheck } from './inconsistency.ts'
import { parseLongestStreak, parseCompactStreak } from './stored-streak.ts'

const listCheckInsAndRests = async (db: Db, familyId: string, habitId: string): Promise<MarkedDay[]> => {
  const daysIn = (table: 'check_ins' | 'rests') =>
    db
      .selectFrom(table)
      .select((row) => ['day', row.val<MarkedDay['is']>(table === 'rests' ? 'rest' : 'done').as('is')])
      .where(({ and }) => and({ family_id: familyId, habit_id: habitId }))
      .orderBy('day')
      .execute()
  return [...(await daysIn('check_ins')), ...(await daysIn('rests'))]
}

const checkDays: ConsistencyCheck = async (db) => {
  const habits = await db
    .selectFrom('habits')
    .select(['family_id', 'id', 'walk', 'reached_streak', 'target_days', 'completed_at'])
    .orderBy('family_id')
    .execute()
  const inconsistencies = []
  for (const {
    family_id: familyId,
    id,
    walk: cached,
    reached_streak: reached,
    target_days: target,
    ...habit
  } of habits) {
    const { from } = parseCompactStreak(cached)
    const stored = createHabitDays(await listCheckInsAndRests(db, familyId, id), from, parseLongestStreak(reached))
    const whole = toCompactStreak(stored)
    const settled = JSON.stringify(foldDaysBefore(whole, from))
    const { run } = computeCounts(whole, findLastDoneDay(whole) ?? from, true)
    inconsistencies.push(
      ...formatInconsistencies('habits', id, [
        settled !== cached && `its cached days are ${cached}; computed from its rows: ${settled}`,
        habit.completed_at !== null &&
          !reachesTarget(run, target) &&
          `is completed with a streak of ${run} of ${target} days`,
      ]),
    )
  }
  return inconsistencies
}

const checkCompletions: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('habits as h')
    .select(['h.id', 'h.completed_at'])
    .select((row) =>
      row
        .selectFrom('completions as c')
        .whereRef('c.family_id', '=', 'h.family_id')
        .whereRef('c.child_id', '=', 'h.child_id')
        .whereRef('c.subject_id', '=', 'h.id')
        .where('c.badge', '=', 'habit_formation_master')
        .orderBy('c.place', 'desc')
        .limit(1)
        .select('c.completed_at')
        .as('recorded'),
    )
    .where('h.completed_at', 'is not', null)
    .execute()
  return rows.flatMap(({ id, completed_at: at, recorded }) =>
    formatInconsistencies('habits', id, [
      at !== recorded && `completed_at is ${at}; its last completion has ${recorded}`,
    ]),
  )
}

const checkPoints: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('check_ins as d')
    .innerJoin('habits as h', (join) => join.onRef('h.family_id', '=', 'd.family_id').onRef('h.id', '=', 'd.habit_id'))
    .innerJoin('acts as t', (join) => join.onRef('t.family_id', '=', 'd.family_id').onRef('t.id', '=', 'd.act_id'))
    .select(['d.id', 'd.child_id', 'h.child_id as owner', 'h.points', 'h.difficulty', 't.undone_at'])
    .select((row) => [
      row
        .selectFrom('activities as a')
        .whereRef('a.family_id', '=', 'd.family_id')
        .whereRef('a.act_id', '=', 'd.act_id')
        .select(({ fn }) => fn.sum<number | null>('a.points').as('paid'))
        .as('paid'),
      row
        .selectFrom('completions as c')
        .whereRef('c.family_id', '=', 'd.family_id')
        .whereRef('c.act_id', '=', 'd.act_id')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .as('completions'),
    ])
    .execute()
  return rows.flatMap((row) => {
    const worth = row.points + Number(row.completions) * completionPointsByDifficulty[row.difficulty]
    return formatInconsistencies('check_ins', row.id, [
      row.undone_at !== null && 'belongs to an undone act',
      row.child_id !== row.owner && 'belongs to another child than its habit',
      Number(row.paid) !== worth && `is worth ${worth} points; its act paid ${row.paid}`,
    ])
  })
}

const checkInEffectSchema = z.object({ habitId: z.string() })

/** Finds acts of check-ins that are not undone but whose check-in is missing, though the habit exists. */
const checkMissingCheckIns: ConsistencyCheck = async (db) => {
  const rows = await db
    .selectFrom('acts as t')
    .leftJoin('check_ins as d', (join) => join.onRef('d.family_id', '=', 't.family_id').onRef('d.act_id', '=', 't.id'))
    .select(['t.family_id', 't.id', 't.effect'])
    .where('t.kind', '=', 'check_in')
    .where('t.undone_at', 'is', null)
    .where('d.id', 'is', null)
    .execute()
  const inconsistencies = []
  for (const row of rows) {
    const habit = await db
      .selectFrom('habits')
      .select('id')
      .where(({ and }) =>
        and({ family_id: row.family_id, id: z.parse(checkInEffectSchema, JSON.parse(row.effect ?? '{}')).habitId }),
      )
      .executeTakeFirst()
    inconsistencies.push(...formatInconsistencies('acts', row.id, [habit !== undefined && 'its check-in is missing']))
  }
  return inconsistencies
}

/** Checks of habits: cached streaks match the rows, completions were reached and recorded, check-ins exist and were paid. */
export const habitChecks: readonly ConsistencyCheck[] = [checkDays, checkCompletions, checkPoints, checkMissingCheckIns]
