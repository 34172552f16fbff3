import type { Day } from '#shared/time/day.ts'
import type { Tx } from '#server/db/transaction.ts'
import { newId } from '#server/ids.ts'
import type { Act } from '#server/ledger/act.ts'

interface Of {
  id: string
  child_id: string
}

/** Checks a day of a habit in; false when it is checked in already. The child is locked. */
export const insertCheckIn = async (tx: Tx, act: Act, habit: Of, day: Day): Promise<boolean> => {
  const made = await tx
    .insertInto('check_ins')
    .values({
      family_id: act.familyId,
      id: newId(act.at),
      child_id: habit.child_id,
      habit_id: habit.id,
      day,
      act_id: act.id,
    })
    .onConflict((conflict) => conflict.columns(['family_id', 'habit_id', 'day']).doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

/** Takes the check-in of an act away. The child is locked. */
export const removeCheckIn = async (tx: Tx, familyId: string, habitId: string, day: Day, actId: string) => {
  await tx
    .deleteFrom('check_ins')
    .where('family_id', '=', familyId)
    .where('habit_id', '=', habitId)
    .where('day', '=', day)
    .where('act_id', '=', actId)
    .execute()
}

const rowsAtOnce = 500

/** Makes days rests of a habit; those that are rests stay. The child is locked. */
export const insertRests = async (tx: Tx, act: Act, habit: Of, days: readonly Day[]): Promise<void> => {
  for (let at = 0; at < days.length; at += rowsAtOnce) {
    const own = { family_id: act.familyId, child_id: habit.child_id, habit_id: habit.id }
    const rows = days.slice(at, at + rowsAtOnce).map((day) => ({ ...own, id: newId(act.at), day }))
    await tx
      .insertInto('rests')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['family_id', 'habit_id', 'day']).doNothing())
      .execute()
  }
}

/** Makes the days of a range rests no longer. The child is locked. */
export const removeRests = async (tx: Tx, familyId: string, habitId: string, from: Day, to: Day): Promise<void> => {
  await tx
    .deleteFrom('rests')
    .where('family_id', '=', familyId)
    .where('habit_id', '=', habitId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
}

/** Whether an act that is later than the given one has completed a habit, and stands. */
export const isCompletedLater = async (tx: Tx, familyId: string, habit: Of, act: { id: string }): Promise<boolean> => {
  const later = await tx
    .selectFrom('completions as c')
    .select('c.id')
    .where('c.family_id', '=', familyId)
    .where('c.child_id', '=', habit.child_id)
    .where('c.badge', '=', 'habit_formation_master')
    .where('c.subject_id', '=', habit.id)
    .where((row) => {
      const last = row
        .selectFrom('activities as a')
        .select(({ fn }) => fn.max('a.sequence').as('last'))
        .where('a.family_id', '=', familyId)
      return row(last.whereRef('a.act_id', '=', 'c.act_id'), '>', last.where('a.act_id', '=', act.id))
    })
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}
