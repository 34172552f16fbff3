import type { Day } from '#shared/time/day.ts'
import type { MarkedDay } from '#shared/habits/rules.ts'
import { createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { newId } from '#server/ids.ts'
import type { Act } from '#server/ledger/act.ts'

interface HabitKey {
  id: string
  childId: string
}

interface DayRange {
  familyId: string
  habitId: string
  from: Day
  to: Day
}

const queryCheckInDays = createPreparedQuery<DayRange>()((db, { familyId, habitId, from, to }) =>
  db
    .selectFrom('check_ins')
    .select('day')
    .where(({ and }) => and({ family_id: familyId, habit_id: habitId }))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day', 'desc'),
)

/** Returns the days of a range that are checked in, newest first. */
export const listCheckInDays = async (db: Db, range: DayRange): Promise<Day[]> =>
  (await queryCheckInDays(db, range)).rows.map(({ day }) => day)

const queryCheckInsAndRests = createPreparedQuery<Omit<DayRange, 'to'>>()((db, { familyId, habitId, from }) =>
  (['check_ins', 'rests'] as const)
    .map((table) =>
      db
        .selectFrom(table)
        .select((row) => ['day', row.lit(table === 'check_ins' ? 1 : 0).as('done')])
        .where(({ and }) => and({ family_id: familyId, habit_id: habitId }))
        .where('day', '>=', from),
    )
    .reduce((done, rests) => done.unionAll(rests)),
)

/** Returns the check-ins and set rests of a habit since `from`, in no order. */
export const listCheckInsAndRests = async (
  db: Db,
  familyId: string,
  habitId: string,
  from: Day,
): Promise<MarkedDay[]> => {
  const { rows } = await queryCheckInsAndRests(db, { familyId, habitId, from })
  return rows.map(({ day, done }) => ({ day, is: done === 1 ? 'done' : 'rest' }))
}

/** Inserts a check-in. The child is locked and the day is not checked in. */
export const insertCheckIn = async (tx: Tx, act: Act, habit: HabitKey, day: Day): Promise<void> => {
  const own = { family_id: act.familyId, child_id: habit.childId, habit_id: habit.id }
  await tx
    .insertInto('check_ins')
    .values({ ...own, id: newId(act.at), day, act_id: act.id })
    .execute()
}

/** Deletes the check-in that an act inserted. The child is locked. */
export const deleteCheckIn = async (tx: Tx, familyId: string, habitId: string, day: Day, actId: string) => {
  await tx
    .deleteFrom('check_ins')
    .where(({ and }) => and({ family_id: familyId, habit_id: habitId, day, act_id: actId }))
    .execute()
}

const rowsPerInsert = 500

/** Inserts rests of a habit; days that are rests already stay. The child is locked. */
export const insertRests = async (tx: Tx, act: Act, habit: HabitKey, days: readonly Day[]): Promise<void> => {
  const own = { family_id: act.familyId, child_id: habit.childId, habit_id: habit.id }
  for (let at = 0; at < days.length; at += rowsPerInsert) {
    const rows = days.slice(at, at + rowsPerInsert).map((day) => ({ ...own, id: newId(act.at), day }))
    await tx
      .insertInto('rests')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['family_id', 'habit_id', 'day']).doNothing())
      .execute()
  }
}

/** Deletes the rests of a habit in a range of days. The child is locked. */
export const deleteRests = async (tx: Tx, familyId: string, habitId: string, from: Day, to: Day): Promise<void> => {
  await tx
    .deleteFrom('rests')
    .where(({ and }) => and({ family_id: familyId, habit_id: habitId }))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
}
