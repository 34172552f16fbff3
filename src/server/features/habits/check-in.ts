import type { Badge } from '#shared/badges/contract.ts'
import type { ResponseBody } from '#shared/contract/endpoint.ts'
import type { checkIn as endpoint } from '#shared/habits/contract.ts'
import { completionPoints, reachesTarget, streakAt } from '#shared/habits/rules.ts'
import type { Day } from '#shared/time/day.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, invalidField, orNotFound } from '#server/errors.ts'
import type { Act, ActResult } from '#server/ledger/act.ts'
import { recordCompletion, revertCompletion } from '#server/ledger/badges.ts'
import { lockChild } from '#server/ledger/child-lock.ts'
import { recordActivity } from '#server/ledger/record-activity.ts'
import type { UndoHandler } from '#server/ledger/undo.ts'
import { insertCheckIn, isCompletedLater, removeCheckIn } from './days.ts'
import { isWithinReach, toHabit, type Calendar } from './habit-view.ts'
import { renewTrack } from './renew-track.ts'
import { anyHabit, habitById, updateHabit, type KeptHabit } from './store.ts'

const pay = (tx: Tx, act: Act, habit: KeptHabit, points: number) =>
  recordActivity(tx, act, {
    childId: habit.child_id,
    type: 'habit',
    title: habit.title,
    points,
    iconName: habit.difficulty,
  })

const finish = async (tx: Tx, act: Act, habit: KeptHabit): Promise<{ balance: number; badge: Badge | null }> => {
  await updateHabit(tx, act.familyId, habit.id, { completed_at: act.at })
  const { balance } = await pay(tx, act, habit, completionPoints[habit.difficulty])
  const completed = { childId: habit.child_id, badge: 'habit_formation_master', subjectId: habit.id } as const
  return { balance, badge: await recordCompletion(tx, act, completed) }
}

const refuseOutOfReach = (date: Day, calendar: Calendar) => {
  if (isWithinReach(date, calendar)) return
  if (date > calendar.latest) throw invalidField('date', 'future_day', 'This day has not come yet.')
  throw invalidField('date', 'day_too_early', 'This day is too far back.')
}

/**
 * Checks a day of a habit in, once; when the run reaches the target, the habit is completed and pays its bonus in the
 * same act. Refuses `not_found`, a `date` out of reach, `already_checked_in`, `habit_completed`.
 */
export const checkIn = async (
  tx: Tx,
  act: Act,
  id: string,
  date: Day,
  calendar: Calendar,
): Promise<ActResult<ResponseBody<typeof endpoint>>> => {
  const { familyId } = act
  const { child_id: childId } = orNotFound(await habitById(tx, familyId, id, date))
  refuseOutOfReach(date, calendar)
  await lockChild(tx, familyId, childId)
  const habit = orNotFound(await habitById(tx, familyId, id, date))
  if (!(await insertCheckIn(tx, act, habit, date))) throw new AppError('already_checked_in')
  if (habit.completed_at !== null) throw new AppError('habit_completed')
  const streak = await renewTrack(tx, act, habit, date)
  const { balance } = await pay(tx, act, habit, habit.points)
  const completed = reachesTarget(streakAt(streak, calendar.today, false).run, habit.target_days)
  const bonus = completed ? await finish(tx, act, habit) : null
  return {
    response: {
      ...toHabit(orNotFound(await habitById(tx, familyId, id, calendar.today)), calendar),
      actId: act.id,
      balance: bonus?.balance ?? balance,
      pointsAwarded: habit.points + (completed ? completionPoints[habit.difficulty] : 0),
      completed,
      badge: bonus?.badge ?? null,
    },
    effect: { kind: 'check_in', childId, data: { habitId: id, date, completed } },
  }
}

/** Takes a check-in back: its day, and the completion of the habit with its badge if it was this act that brought it. */
export const checkInUndo: UndoHandler<'check_in'> = {
  revert: async (tx, undone, undo) => {
    const { familyId } = undo
    const { habitId, date, completed } = undone.data
    const habit = orNotFound(await anyHabit(tx, familyId, habitId, date))
    if (await isCompletedLater(tx, familyId, habit, undone)) throw new AppError('undo_newer_first')
    await removeCheckIn(tx, familyId, habitId, date, undone.id)
    await renewTrack(tx, undo, habit, date)
    if (!completed) return
    await revertCompletion(tx, familyId, undone.childId, undone.id)
    await updateHabit(tx, familyId, habitId, { completed_at: null })
  },
}
