import type {
  Habit,
  restChange,
  restChild as childEndpoint,
  restHabit as habitEndpoint,
} from '#shared/habits/contract.ts'
import { applyRests } from '#shared/habits/change-rules.ts'
import { dateLimits } from '#shared/habits/rules.ts'
import { addDays, daysBetween, listDaysFrom } from '#shared/time/day.ts'
import type * as z from 'zod/mini'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, createInvalidFieldError } from '#server/errors.ts'
import type { CommandHandler } from '#server/http/route.ts'
import type { Act } from '#server/ledger/act.ts'
import { lockChild } from '#server/ledger/child-lock.ts'
import { createRestDayCounter } from '#server/ledger/rest-days.ts'
import { deleteRests, insertRests } from './check-ins-and-rests.ts'
import { computeRecentDates, toHabit } from './habit-view.ts'
import { listHabits, lockHabit, updateHabitStreak, type StoredHabit } from './store.ts'
import { loadAffectedDays, toHabitWithStreak } from './stored-days.ts'

type RestChange = z.output<typeof restChange>

const assertWithinReach = ({ from, to }: RestChange, { day: today }: Act) => {
  const [earliest, latest] = [addDays(today, -dateLimits.back), addDays(today, dateLimits.restAhead)]
  for (const [path, day] of [['from', from] as const, ['to', to] as const]) {
    if (day < earliest) throw createInvalidFieldError(path, 'day_too_early', 'This day is too far back.')
    if (day > latest) throw createInvalidFieldError(path, 'day_too_late', 'This day is too far ahead.')
  }
  if (to < from) throw createInvalidFieldError('to', 'end_before_start', 'The last day is before the first.')
}

const setRests = async (tx: Tx, act: Act, habit: StoredHabit, range: RestChange): Promise<StoredHabit> => {
  const { from, to, rest } = range
  const days = applyRests(await loadAffectedDays(tx, act.familyId, habit, from), range)
  const after = toHabitWithStreak(habit, days, act)
  if (rest) await insertRests(tx, act, habit.view, listDaysFrom(from, daysBetween(from, to) + 1))
  else await deleteRests(tx, act.familyId, habit.view.id, from, to)
  await updateHabitStreak(tx, act.familyId, after)
  return after
}

/**
 * Makes each day of a range a rest of a habit, or removes the rests in the range.
 * @throws AppError `not_found`, `invalid_input` (days out of reach or order), `habit_completed`
 */
export const restHabit: CommandHandler<typeof habitEndpoint> = async ({ tx, act, params, body, member, now }) => {
  const current = computeRecentDates(now, member.timeZone)
  const habit = await lockHabit(tx, act.familyId, params.habitId, current.today)
  assertWithinReach(body, act)
  if (habit.completedAt !== null) throw new AppError('habit_completed')
  const { childId } = habit.view
  const countRestDays = createRestDayCounter(tx, act.familyId, childId, body)
  const before = await countRestDays()
  const after = await setRests(tx, act, habit, body)
  const tallies = { restDays: (await countRestDays()) - before }
  return { response: toHabit(after, current), effect: { kind: null, childId }, tallies }
}

/**
 * Makes each day of a range a rest of all open habits of a child, or removes their rests in it; returns these habits.
 * @throws AppError `not_found`, `invalid_input` (days out of reach or order)
 */
export const restChild: CommandHandler<typeof childEndpoint> = async ({ tx, act, params, body, member, now }) => {
  const current = computeRecentDates(now, member.timeZone)
  const { childId } = params
  await lockChild(tx, act.familyId, childId)
  assertWithinReach(body, act)
  const countRestDays = createRestDayCounter(tx, act.familyId, childId, body)
  const before = await countRestDays()
  const response: Habit[] = []
  for (const habit of await listHabits(tx, act.familyId, childId, current.today)) {
    if (habit.completedAt === null) response.push(toHabit(await setRests(tx, act, habit, body), current))
  }
  const tallies = { restDays: (await countRestDays()) - before }
  return { response, effect: { kind: null, childId }, tallies }
}
