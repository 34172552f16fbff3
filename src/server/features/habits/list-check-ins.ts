import type { ResponseBody, ParsedInput } from '#shared/contract/endpoint.ts'
import type { listCheckIns as endpoint } from '#shared/habits/contract.ts'
import { lastDoneDay, dayStates } from '#shared/habits/rules.ts'
import { addDays, daysBetween, daysFrom, type Day } from '#shared/time/day.ts'
import type { Db } from '#server/db/transaction.ts'
import { invalidField, orNotFound } from '#server/errors.ts'
import type { Calendar } from './habit-view.ts'
import { wholeTrack } from './renew-track.ts'
import { habitById } from './store.ts'

const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
const later = (a: Day, b: Day): Day => (a > b ? a : b)

const usualDays = 366

/**
 * The days of a habit that are done or rests, newest first; what the kept track does not reach is read from the rows.
 * Refuses `not_found` and a range that ends before it begins.
 */
export const listCheckIns = async (
  db: Db,
  familyId: string,
  id: string,
  query: ParsedInput<typeof endpoint>['query'],
  { today, latest }: Calendar,
): Promise<ResponseBody<typeof endpoint>> => {
  const habit = orNotFound(await habitById(db, familyId, id, today))
  const to = query.to ?? later(latest, query.from ?? latest)
  const from = query.from ?? addDays(to, 1 - usualDays)
  if (to < from) throw invalidField('to', 'end_before_start', 'The last day is before the first.')
  const { streak: kept, completed_at: completedAt } = habit
  const streak = from < kept.from && kept.before.checkIns > 0 ? await wholeTrack(db, familyId, habit) : kept
  const isCompleted = completedAt !== null
  const lastSet = addDays(streak.from, streak.marks.length - 1)
  const end = isCompleted ? (lastDoneDay(streak) ?? lastSet) : later(lastSet, today)
  const [first, last] = [later(from, streak.from), earlier(to, end)]
  const days = daysFrom(first, Math.max(0, daysBetween(first, last) + 1))
  return dayStates(streak, days, today, isCompleted)
    .flatMap((state, n) => (state === 'done' || state === 'rest' ? [{ date: days[n] ?? first, state }] : []))
    .toReversed()
}
