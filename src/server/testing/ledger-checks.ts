import { expect } from 'vitest'
import type { Activity } from '#shared/activities/contract.ts'
import { listBadgeProgress } from '#shared/badges/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { listHabits } from '#shared/habits/contract.ts'
import { listMoments } from '#shared/moments/contract.ts'
import { computeHabitByDay, countFormerLongestDays } from '#shared/testing/habit-oracle.ts'
import type { MarkedDay } from '#shared/habits/rules.ts'
import { dayIn } from '#shared/time/day.ts'
import type { Db } from '#server/db/transaction.ts'
import { getChild, listNewestActivities } from './factories.ts'
import type { TestApp } from './harness.ts'
import { parseLongestStreak } from '#server/ledger/stored-streak.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

const readMarkedDays = async (db: Db, habitId: string): Promise<MarkedDay[]> => {
  const daysIn = async (table: 'check_ins' | 'rests') =>
    (await db.selectFrom(table).select('day').where('habit_id', '=', habitId).execute()).map(({ day }) => day)
  return [
    ...(await daysIn('check_ins')).map((day) => ({ day, is: 'done' }) as const),
    ...(await daysIn('rests')).map((day) => ({ day, is: 'rest' }) as const),
  ]
}

/** Expects that balance and points earned equal the sums of the activities, which it returns. */
export const expectConsistentPoints = async (call: Call, childId: string) => {
  const rows = await listNewestActivities(call, childId)
  const { points, pointsEarned } = await getChild(call, childId)
  expect(sum(rows.map((row) => row.points ?? 0))).toBe(points)
  const earned = rows.map((row) => (row.undoes === null ? Math.max(row.points ?? 0, 0) : Math.min(row.points ?? 0, 0)))
  expect(sum(earned)).toBe(pointsEarned)
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  return rows
}

/** Expects that badges and their progress equal what activities and moments, which the caller has read, add up to. */
export const expectConsistentBadges = async (call: Call, childId: string, rows: readonly Activity[]) => {
  const standing = rows.filter(({ undoes, undone }) => undoes === null && !undone)
  const paid = standing.filter(({ points }) => (points ?? 0) > 0)
  const moments = await call(listMoments, { params: { childId }, query: {} })
  const counts: Partial<Record<string, number>> = {
    hundred_lights: new Set(paid.map(({ actId }) => actId)).size,
    seven_days: new Set(paid.map(({ day }) => day)).size,
    first_wish: standing.filter(({ type }) => type === 'reward').length,
    climber: standing.filter(({ metadata }) => metadata?.includes('"score"')).length,
    tidy_corner: paid.filter(({ metadata }) => metadata?.includes('"tidy_toys"')).length,
    story_keeper: moments.length,
    all_weathers: new Set(moments.map(({ weather }) => weather)).size,
  }
  const shelf = await call(listBadgeProgress, { params: { childId } })
  for (const { id, count, target, awardedAt } of shelf) {
    const expected = counts[id] === undefined ? count : Math.min(target, counts[id])
    expect([id, count, awardedAt !== null]).toEqual([id, expected, expected >= target])
  }
}

/** Expects that the streaks and check-in counts of a child's habits equal a day-by-day computation. */
export const expectConsistentStreaks = async (app: TestApp, call: Call, childId: string, timeZone: string) => {
  for (const habit of await call(listHabits, { params: { childId } })) {
    const days = await readMarkedDays(app.database.db, habit.id)
    const { counts } = computeHabitByDay(days, dayIn(app.clock.now(), timeZone), habit.isCompleted)
    const { reached_streak: reached } = await app.database.db
      .selectFrom('habits')
      .select('reached_streak')
      .where('id', '=', habit.id)
      .executeTakeFirstOrThrow()
    expect(habit).toMatchObject({
      currentStreak: counts.run,
      longestStreak: Math.max(counts.longest, countFormerLongestDays(parseLongestStreak(reached), days)),
      checkinCount: counts.checkIns,
    })
  }
}
