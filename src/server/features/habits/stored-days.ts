import {
  createHabitDays,
  toCompactStreak,
  foldDaysBefore,
  type HabitDays,
  type CompactStreak,
} from '#shared/habits/rules.ts'
import { addDays, dayIn, daysBetween, type Day } from '#shared/time/day.ts'
import type { Db } from '#server/db/transaction.ts'
import type { Act } from '#server/ledger/act.ts'
import { listCheckInsAndRests } from './check-ins-and-rests.ts'
import type { StoredHabit } from './store.ts'

// Longer ago than any day that an act or an undo can still change; also covers the month on screen.
const settledAfterDays = 45

const firstUnsettledDay = (at: string): Day => addDays(dayIn(Date.parse(at), 'UTC'), -settledAfterDays)

/** Returns the streak without check-ins of a habit added at `at` (ISO 8601). */
export const createInitialStreak = (at: string): CompactStreak =>
  toCompactStreak(createHabitDays([], firstUnsettledDay(at), null))

/** Loads all check-ins and set rests of a habit, as days that begin no later than `day`, so that it can be changed. */
export const loadAllDays = async (db: Db, familyId: string, habit: StoredHabit, day?: Day): Promise<HabitDays> => {
  const { view, streak, reached } = habit
  const latestStart = day !== undefined && day < streak.from ? day : streak.from
  return createHabitDays(await listCheckInsAndRests(db, familyId, view.id, ''), latestStart, reached)
}

/**
 * Loads the check-ins and set rests that a change from `day` on can affect: those since the start of the stored streak if
 * no check-in is later, else all.
 */
export const loadAffectedDays = async (db: Db, familyId: string, habit: StoredHabit, day: Day): Promise<HabitDays> => {
  const { view, reached } = habit
  const { from, before, marks } = habit.streak
  const offset = daysBetween(from, day)
  const isLast = offset >= 0 && !marks.slice(offset).includes('d')
  if (!isLast || reached !== null) return loadAllDays(db, familyId, habit, day)
  return { from, before, set: await listCheckInsAndRests(db, familyId, view.id, from), reached }
}

/** Returns a habit with the streak computed from changed days, as an act stores it. */
export const toHabitWithStreak = (habit: StoredHabit, days: HabitDays, act: Act): StoredHabit => ({
  ...habit,
  streak: foldDaysBefore(toCompactStreak(days), firstUnsettledDay(act.at)),
  reached: days.reached,
})
