import type { checkIn as endpoint } from '#shared/habits/contract.ts'
import { tallyAct } from '#shared/badges/tally-act.ts'
import { applyCheckIn, removeCheckIn } from '#shared/habits/change-rules.ts'
import { findPicture } from '#shared/pictures/guess.ts'
import type { Day } from '#shared/time/day.ts'
import type { Tx } from '#server/db/transaction.ts'
import { AppError, createInvalidFieldError, orNotFound } from '#server/errors.ts'
import type { CommandHandler } from '#server/http/route.ts'
import type { Act } from '#server/ledger/act.ts'
import { isCompletedAgain, recordCompletionAndBadge, revertCompletionAndBadge } from '#server/ledger/completions.ts'
import { recordActivity } from '#server/ledger/record-activity.ts'
import type { UndoHandler } from '#server/ledger/undo.ts'
import { deleteCheckIn, insertCheckIn } from './check-ins-and-rests.ts'
import { computeRecentDates, isAllowedCheckInDay, toHabit, type RecentDates } from './habit-view.ts'
import { findAnyHabit, lockHabit, updateHabitStreak, type StoredHabit } from './store.ts'
import { loadAffectedDays, toHabitWithStreak } from './stored-days.ts'

const completionBadge = 'habit_formation_master'

const assertWithinReach = (date: Day, then: RecentDates) => {
  if (isAllowedCheckInDay(date, then)) return
  if (date > then.latest) throw createInvalidFieldError('date', 'future_day', 'This day has not come yet.')
  throw createInvalidFieldError('date', 'day_too_early', 'This day is too far back.')
}

const recordHabitPoints = (tx: Tx, act: Act, { view }: StoredHabit, day: Day, points: number) => {
  const { childId, title, difficulty } = view
  // Also a suggested picture, or that there is none: badges count by it, and the suggestions change.
  const metadata = JSON.stringify({ picture: findPicture(view) })
  return recordActivity(tx, act, { childId, type: 'habit', title, points, iconName: difficulty, metadata, day })
}

/**
 * Records a check-in for one day. Completes the habit and pays the bonus when the streak, on the day of the act, reaches
 * the target.
 * @throws AppError `not_found`, `invalid_input` (day out of reach), `already_checked_in`, `habit_completed`
 */
export const checkIn: CommandHandler<typeof endpoint> = async ({ tx, act, params, body: { date }, member, now }) => {
  const then = computeRecentDates(Date.parse(act.happenedAt), member.timeZone)
  const current = computeRecentDates(now, member.timeZone)
  const habit = await lockHabit(tx, act.familyId, params.habitId, current.today)
  const { id: habitId, childId, points } = habit.view
  assertWithinReach(date, then)
  const before = await loadAffectedDays(tx, act.familyId, habit, date)
  if (before.set.some(({ day, is }) => day === date && is === 'done')) throw new AppError('already_checked_in')
  if (habit.completedAt !== null) throw new AppError('habit_completed')

  const { days, completed, bonus } = applyCheckIn(habit.view, before, date, then.today)
  const after: StoredHabit = {
    ...toHabitWithStreak(habit, days, act),
    completedAt: completed ? act.happenedAt : null,
    actId: date === current.today ? act.id : habit.actId,
  }

  await insertCheckIn(tx, act, habit.view, date)
  await updateHabitStreak(tx, act.familyId, after)
  const paid = await recordHabitPoints(tx, act, habit, date, points)
  const { balance } = completed ? await recordHabitPoints(tx, act, habit, date, bonus) : paid
  const completion = { childId, badge: completionBadge, subjectId: habitId } as const
  const data = { habitId, date, completed }
  const won = completed ? await recordCompletionAndBadge(tx, act, completion) : null
  return {
    response: {
      ...toHabit(after, current),
      actId: act.id,
      balance,
      pointsAwarded: points + bonus,
      completed,
      badge: won,
    },
    effect: { kind: 'check_in', childId, data },
    tallies: tallyAct('check_in', data, { points, iconName: null, picture: findPicture(habit.view) }),
    deedDay: date,
  }
}

/** Undoes a check-in: deletes it, and the completion and its badge if the act completed the habit. */
export const checkInUndo: UndoHandler<'check_in'> = {
  revert: async (tx, undone, undo) => {
    const { familyId } = undo
    const { habitId, date, completed } = undone.data
    const habit = orNotFound(await findAnyHabit(tx, familyId, habitId, date))
    const completion = { childId: undone.childId, badge: completionBadge, subjectId: habitId } as const
    if (await isCompletedAgain(tx, familyId, completion, undone.id)) throw new AppError('undo_newer_first')
    const days = removeCheckIn(await loadAffectedDays(tx, familyId, habit, date), date)
    await deleteCheckIn(tx, familyId, habitId, date, undone.id)
    const completedAt = completed ? null : habit.completedAt
    await updateHabitStreak(tx, familyId, { ...toHabitWithStreak(habit, days, undo), completedAt })
    if (completed) await revertCompletionAndBadge(tx, familyId, undone.childId, undone.id)
  },
}
