import { createHabitDays, computeStreak, settleStreak, type HabitDays, type StreakState } from '#shared/habits/rules.ts'
import { addDays, dayIn, daysBetween, type Day } from '#shared/time/day.ts'
import type { Db } from '#server/db/transaction.ts'
import type { Act } from '#server/ledger/act.ts'
import { listSetDays } from './days.ts'
import type { StoredHabit } from './store.ts'

// Longer ago than any day that an act or an undo can still change; also covers the month on screen.
const settledAfterDays = 45

const settledDay = (at: string): Day => addDays(dayIn(Date.parse(at), 'UTC'), -settledAfterDays)

/** Returns the state of a habit added at `at` (ISO 8601). */
export const initialStreak = (at: string): StreakState => computeStreak(createHabitDays([], settledDay(at), null))

/** Loads all set days of a habit, with room for a change from `day` on. */
export const loadAllDays = async (db: Db, familyId: string, habit: StoredHabit, day?: Day): Promise<HabitDays> => {
  const { view, streak, reached } = habit
  const latestStart = day !== undefined && day < streak.from ? day : streak.from
  return createHabitDays(await listSetDays(db, familyId, view.id, ''), latestStart, reached)
}

/**
 * Loads as many set days as a change from `day` on can affect: those that are not settled if `day` is later than every
 * check-in, else all.
 */
export const loadDays = async (db: Db, familyId: string, habit: StoredHabit, day: Day): Promise<HabitDays> => {
  const { view, reached } = habit
  const { from, before, marks } = habit.streak
  const offset = daysBetween(from, day)
  const isLast = offset >= 0 && !marks.slice(offset).includes('d')
  if (!isLast || reached !== null) return loadAllDays(db, familyId, habit, day)
  return { from, before, set: await listSetDays(db, familyId, view.id, from), reached }
}

/** Returns a habit with changed days, as an act stores it. */
export const withDays = (habit: StoredHabit, days: HabitDays, act: Act): StoredHabit => ({
  ...habit,
  streak: settleStreak(computeStreak(days), settledDay(act.at)),
  reached: days.reached,
})
