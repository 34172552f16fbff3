import type { ParsedInput, ResponseBody } from '#shared/contract/endpoint.ts'
import type { listCheckIns as endpoint } from '#shared/habits/contract.ts'
import { toCompactStreak, computeDayStates, type CompactStreak } from '#shared/habits/rules.ts'
import { addDays, daysBetween, listDaysFrom, type Day } from '#shared/time/day.ts'
import type { Db } from '#server/db/transaction.ts'
import { createInvalidFieldError } from '#server/errors.ts'
import { listCheckInDays } from './check-ins-and-rests.ts'
import type { RecentDates } from './habit-view.ts'
import { getHabit, type StoredHabit } from './store.ts'
import { loadAllDays } from './stored-days.ts'

type CheckIns = ResponseBody<typeof endpoint>

const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
const later = (a: Day, b: Day): Day => (a > b ? a : b)

const defaultDays = 366

const loadStreakSince = async (db: Db, familyId: string, habit: StoredHabit, day: Day): Promise<CompactStreak> =>
  day < habit.streak.from ? toCompactStreak(await loadAllDays(db, familyId, habit)) : habit.streak

const listDoneAndRestDays = (streak: CompactStreak, from: Day, to: Day, today: Day, isCompleted: boolean): CheckIns => {
  const first = later(from, streak.from)
  const last = earlier(to, later(addDays(streak.from, streak.marks.length - 1), today))
  const days = listDaysFrom(first, Math.max(0, daysBetween(first, last) + 1))
  return computeDayStates(streak, days, today, isCompleted)
    .flatMap((state, n): CheckIns => (state === 'done' || state === 'rest' ? [{ date: days[n] ?? first, state }] : []))
    .toReversed()
}

/**
 * Lists the check-ins of a habit in a range of days, newest first; with `include=rests` its rests, too.
 * @throws AppError `not_found`, `invalid_input` (range ends before it starts)
 */
export const listCheckIns = async (
  db: Db,
  familyId: string,
  habitId: string,
  query: ParsedInput<typeof endpoint>['query'],
  { today, latest }: RecentDates,
): Promise<CheckIns> => {
  const habit = await getHabit(db, familyId, habitId, today)
  const to = query.to ?? later(latest, query.from ?? latest)
  const from = query.from ?? addDays(to, 1 - defaultDays)
  if (to < from) throw createInvalidFieldError('to', 'end_before_start', 'The last day is before the first.')
  if (query.include === 'rests') {
    const streak = await loadStreakSince(db, familyId, habit, from)
    return listDoneAndRestDays(streak, from, to, today, habit.completedAt !== null)
  }
  const days = await listCheckInDays(db, { familyId, habitId, from, to })
  return days.map((date) => ({ date, state: 'done' }))
}
