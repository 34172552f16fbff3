import type { Habit, editHabit as endpoint, newHabit } from '#shared/habits/contract.ts'
import type { ParsedInput } from '#shared/contract/endpoint.ts'
import { checkInPoints, lastDoneDay, targetDays } from '#shared/habits/rules.ts'
import { addDays, daysBetween, daysFrom } from '#shared/time/day.ts'
import type * as z from 'zod/mini'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, orNotFound } from '#server/errors.ts'
import { newId } from '#server/ids.ts'
import type { Act } from '#server/ledger/act.ts'
import { lockChild, assertBelowLimit } from '#server/ledger/child-lock.ts'
import { insertRests } from './days.ts'
import { toHabit, type Calendar } from './habit-view.ts'
import { newTrack, renewTrack } from './renew-track.ts'
import { habitById, insertHabit, updateHabit, type HabitColumns, type KeptHabit } from './store.ts'

/** Adds a habit; what is not said follows the difficulty. Refuses `too_many_entries`. */
export const addHabit = async (
  tx: Tx,
  act: Act,
  body: z.output<typeof newHabit>,
  calendar: Calendar,
): Promise<Habit> => {
  await lockChild(tx, act.familyId, body.childId)
  await assertBelowLimit(tx, act.familyId, body.childId, 'habits')
  const id = newId(act.at)
  await insertHabit(tx, act.familyId, {
    id,
    child_id: body.childId,
    title: body.title,
    description: body.description || null,
    cue: body.cue ?? null,
    difficulty: body.difficulty,
    points: body.points ?? checkInPoints[body.difficulty],
    target_days: body.targetDays ?? targetDays.usual,
    streak: newTrack(act.at),
    created_at: act.at,
  })
  return toHabit(orNotFound(await habitById(tx, act.familyId, id, calendar.today)), calendar)
}

type Changes = ParsedInput<typeof endpoint>['body']

const columnsOf = ({ title, description, cue, targetDays: target }: Changes): HabitColumns => ({
  ...(title === undefined ? {} : { title }),
  ...(description === undefined ? {} : { description: description || null }),
  ...(cue === undefined ? {} : { cue }),
  ...(target === undefined ? {} : { target_days: target, completed_at: null }),
})

// The days on which it took no check-ins keep the run like other rests.
const reopen = async (tx: Tx, act: Act, habit: KeptHabit, { today }: Calendar) => {
  const first = addDays(lastDoneDay(habit.streak) ?? today, 1)
  await insertRests(tx, act, habit, daysFrom(first, Math.max(0, daysBetween(first, today))))
  await renewTrack(tx, act, habit, first)
}

/**
 * Changes the words of a habit, or raises its target, which reopens a completed one: days and run stay. Refuses
 * `not_found`, and a target that is not higher.
 */
export const editHabit = async (tx: Tx, act: Act, id: string, body: Changes, calendar: Calendar): Promise<Habit> => {
  const { familyId } = act
  const { today } = calendar
  const { child_id: childId } = orNotFound(await habitById(tx, familyId, id, today))
  await lockChild(tx, familyId, childId)
  const habit = orNotFound(await habitById(tx, familyId, id, today))
  const { targetDays: target } = body
  if (target !== undefined && target <= habit.target_days) {
    const message = 'The target can only be raised.'
    throw new AppError('invalid_input', { errors: [{ path: 'targetDays', code: 'invalid_target', message }] })
  }
  if (target !== undefined && habit.completed_at !== null) await reopen(tx, act, habit, calendar)
  await updateHabit(tx, familyId, id, columnsOf(body))
  return toHabit(orNotFound(await habitById(tx, familyId, id, today)), calendar)
}
