import type { addHabit as addEndpoint, editHabit as editEndpoint } from '#shared/habits/contract.ts'
import { applyRests } from '#shared/habits/change-rules.ts'
import { habitRecord } from '#shared/habits/record.ts'
import { checkInPointsByDifficulty, computeCounts, findLastDoneDay, targetDays } from '#shared/habits/rules.ts'
import { toColumns } from '#shared/records/record.ts'
import { addDays, daysBetween, listDaysFrom } from '#shared/time/day.ts'
import type { Tx } from '#server/db/transaction.ts'
import { createInvalidFieldError } from '#server/errors.ts'
import type { CommandHandler } from '#server/http/route.ts'
import { newId } from '#server/ids.ts'
import type { Act } from '#server/ledger/act.ts'
import { assertBelowEntryLimit, lockChild } from '#server/ledger/child-lock.ts'
import { createRestDayCounter } from '#server/ledger/rest-days.ts'
import { insertRests } from './check-ins-and-rests.ts'
import { computeRecentDates, toHabit } from './habit-view.ts'
import { insertHabit, lockHabit, updateHabit, type StoredHabit } from './store.ts'
import { createInitialStreak, loadAffectedDays, toHabitWithStreak } from './stored-days.ts'

/** Adds a habit to a child. @throws AppError `not_found`, `too_many_entries` */
export const addHabit: CommandHandler<typeof addEndpoint> = async ({ tx, act, body, member, now }) => {
  const { childId, difficulty } = body
  await lockChild(tx, act.familyId, childId)
  await assertBelowEntryLimit(tx, act.familyId, childId, 'habits')
  const columns = {
    points: checkInPointsByDifficulty[difficulty],
    target_days: targetDays.usual,
    ...toColumns(habitRecord, body),
    family_id: act.familyId,
    id: newId(act.at),
    created_at: act.at,
  }
  const habit = await insertHabit(tx, columns, createInitialStreak(act.at))
  return { response: toHabit(habit, computeRecentDates(now, member.timeZone)), effect: { kind: null, childId } }
}

// A completed habit takes no check-ins, so its days until the act become rests and keep the streak.
const reopenHabit = async (tx: Tx, act: Act, habit: StoredHabit) => {
  const from = addDays(findLastDoneDay(habit.streak) ?? act.day, 1)
  const to = addDays(act.day, -1)
  const days = applyRests(await loadAffectedDays(tx, act.familyId, habit, from), { from, to, rest: true })
  const countRestDays = createRestDayCounter(tx, act.familyId, habit.view.childId, { from, to })
  const restDaysBefore = await countRestDays()
  await insertRests(tx, act, habit.view, listDaysFrom(from, Math.max(0, daysBetween(from, to) + 1)))
  const restDays = (await countRestDays()) - restDaysBefore
  return { habit: { ...toHabitWithStreak(habit, days, act), completedAt: null }, restDays }
}

/**
 * Changes the texts of a habit or raises its target, which can also be lowered before the first check-in; a higher target
 * reopens a completed habit. Cannot be undone.
 * @throws AppError `not_found`, `invalid_input` (target not higher)
 */
export const editHabit: CommandHandler<typeof editEndpoint> = async ({ tx, act, params, body, member, now }) => {
  const current = computeRecentDates(now, member.timeZone)
  const habit = await lockHabit(tx, act.familyId, params.habitId, current.today)
  const { targetDays: target } = body
  const hasCheckIns = computeCounts(habit.streak, current.today, habit.completedAt !== null).checkIns > 0
  if (target !== undefined && target <= habit.view.targetDays && hasCheckIns) {
    throw createInvalidFieldError('targetDays', 'invalid_target', 'The target can only be raised.')
  }
  const isReopened = target !== undefined && habit.completedAt !== null
  const { habit: before, restDays } = isReopened ? await reopenHabit(tx, act, habit) : { habit, restDays: 0 }
  const after = await updateHabit(tx, act.familyId, before, toColumns(habitRecord, body))
  const effect = { kind: null, childId: habit.view.childId }
  return { response: toHabit(after, current), effect, tallies: { restDays } }
}
