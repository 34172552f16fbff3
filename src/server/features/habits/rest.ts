import type { Habit, restHabit as endpoint } from '#shared/habits/contract.ts'
import type { ParsedInput } from '#shared/contract/endpoint.ts'
import { reach } from '#shared/habits/rules.ts'
import { addDays, daysBetween, daysFrom } from '#shared/time/day.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, invalidField, orNotFound } from '#server/errors.ts'
import type { Act } from '#server/ledger/act.ts'
import { lockChild } from '#server/ledger/child-lock.ts'
import { insertRests, removeRests } from './days.ts'
import { toHabit, type Calendar } from './habit-view.ts'
import { renewTrack } from './renew-track.ts'
import { habitById, habitsOf, type KeptHabit } from './store.ts'

type Rests = ParsedInput<typeof endpoint>['body']

const refuseOutOfReach = ({ from, to }: Rests, { today }: Calendar) => {
  const [earliest, latest] = [addDays(today, -reach.back), addDays(today, reach.restAhead)]
  for (const [path, day] of [['from', from] as const, ['to', to] as const]) {
    if (day < earliest) throw invalidField(path, 'day_too_early', 'This day is too far back.')
    if (day > latest) throw invalidField(path, 'day_too_late', 'This day is too far ahead.')
  }
  if (to < from) throw invalidField('to', 'end_before_start', 'The last day is before the first.')
}

const setRests = async (tx: Tx, act: Act, habit: KeptHabit, { from, to, rest }: Rests) => {
  if (rest) await insertRests(tx, act, habit, daysFrom(from, daysBetween(from, to) + 1))
  else await removeRests(tx, act.familyId, habit.id, from, to)
  await renewTrack(tx, act, habit, from)
}

/**
 * Makes a range of days rests of a habit, or no longer. Refuses `not_found`, `from` and `to` out of reach,
 * `habit_completed`.
 */
export const restHabit = async (tx: Tx, act: Act, id: string, rests: Rests, calendar: Calendar): Promise<Habit> => {
  const { familyId } = act
  const { child_id: childId } = orNotFound(await habitById(tx, familyId, id, calendar.today))
  refuseOutOfReach(rests, calendar)
  await lockChild(tx, familyId, childId)
  const habit = orNotFound(await habitById(tx, familyId, id, calendar.today))
  if (habit.completed_at !== null) throw new AppError('habit_completed')
  await setRests(tx, act, habit, rests)
  return toHabit(orNotFound(await habitById(tx, familyId, id, calendar.today)), calendar)
}

/** The same for all open habits of a child, which it gives as they are then. */
export const restChild = async (tx: Tx, act: Act, childId: string, rests: Rests, calendar: Calendar) => {
  const { familyId } = act
  await lockChild(tx, familyId, childId)
  refuseOutOfReach(rests, calendar)
  const openHabits = async () => {
    const all = await habitsOf(tx, familyId, childId, calendar.today)
    return all.filter(({ completed_at: completedAt }) => completedAt === null)
  }
  for (const habit of await openHabits()) await setRests(tx, act, habit, rests)
  return (await openHabits()).map((habit) => toHabit(habit, calendar))
}
