import type { ExpressionBuilder, Insertable, Kysely, Updateable } from 'kysely'
import { habitRecord } from '#shared/habits/record.ts'
import type { LongestStreak, CompactStreak } from '#shared/habits/rules.ts'
import { listViewColumns, type RowOf, type ViewOf } from '#shared/records/record.ts'
import type { Day } from '#shared/time/day.ts'
import { createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import { lockChildOf } from '#server/ledger/child-lock.ts'
import { parseLongestStreak, parseCompactStreak } from '#server/ledger/stored-streak.ts'

const columns = [...listViewColumns(habitRecord), 'walk', 'reached_streak', 'completed_at', 'deleted_at'] as const

type HabitView = ViewOf<typeof habitRecord>
type Row = HabitView & Pick<RowOf<typeof habitRecord>, 'walk' | 'reached_streak' | 'completed_at' | 'deleted_at'>

/** A habit as it is stored, with its streak parsed. */
export interface StoredHabit {
  view: HabitView
  streak: CompactStreak
  reached: LongestStreak | null
  completedAt: string | null
  isDeleted: boolean
  /** The act that checked in the requested day, or null. */
  actId: string | null
}

const toStoredHabit = ({
  walk: streak,
  reached_streak: reached,
  ...row
}: Row & { actId: string | null }): StoredHabit => {
  const { completed_at: completedAt, deleted_at: deletedAt, actId, ...view } = row
  const isDeleted = deletedAt !== null
  return {
    view,
    streak: parseCompactStreak(streak),
    reached: parseLongestStreak(reached),
    completedAt,
    isDeleted,
    actId,
  }
}

/** The columns that a check-in or a rest changes. */
type StreakColumns = Pick<Row, 'walk' | 'reached_streak' | 'completed_at'>

const toStreakColumns = ({ streak, reached, completedAt }: StoredHabit): StreakColumns => ({
  walk: JSON.stringify(streak),
  reached_streak: reached && JSON.stringify(reached),
  completed_at: completedAt,
})

const selectActIdOn = (habit: ExpressionBuilder<Tables, 'habits'>, day: Day) =>
  habit
    .selectFrom('check_ins')
    .select('check_ins.act_id')
    .whereRef('check_ins.family_id', '=', 'habits.family_id')
    .whereRef('check_ins.habit_id', '=', 'habits.id')
    .where('check_ins.day', '=', day)
    .as('actId')

const selectHabits = (db: Kysely<Tables>, familyId: string, day: Day) =>
  db
    .selectFrom('habits')
    .select(columns)
    .select((habit) => selectActIdOn(habit, day))
    .where('family_id', '=', familyId)

const queryHabitsOfChild = createPreparedQuery<{ familyId: string; childId: string; day: Day }>()(
  (db, { familyId, childId, day }) =>
    selectHabits(db, familyId, day)
      .where('child_id', '=', childId)
      .where('deleted_at', 'is', null)
      .orderBy('id', 'desc'),
)

const queryHabitsOfFamily = createPreparedQuery<{ familyId: string; day: Day; since: string }>()(
  (db, { familyId, day, since }) =>
    selectHabits(db, familyId, day)
      .where('deleted_at', 'is', null)
      .where((habit) => habit.or([habit('completed_at', 'is', null), habit('completed_at', '>=', since)]))
      .orderBy('child_id')
      .orderBy('id', 'desc'),
)

const queryHabitById = createPreparedQuery<{ familyId: string; id: string; day: Day }>()((db, { familyId, id, day }) =>
  selectHabits(db, familyId, day).where('id', '=', id),
)

/** Lists the habits of a child, newest first, each with the act that checked in `day`. */
export const listHabits = async (db: Db, familyId: string, childId: string, day: Day): Promise<StoredHabit[]> =>
  (await queryHabitsOfChild(db, { familyId, childId, day })).rows.map(toStoredHabit)

/** Lists the habits of a family that are open or were completed since an instant, by child, then newest first. */
export const listFamilyHabits = async (db: Db, familyId: string, day: Day, since: string): Promise<StoredHabit[]> =>
  (await queryHabitsOfFamily(db, { familyId, day, since })).rows.map(toStoredHabit)

/** Finds a habit, deleted or not, with the act that checked in `day`. */
export const findAnyHabit = async (db: Db, familyId: string, id: string, day: Day): Promise<StoredHabit | undefined> =>
  (await queryHabitById(db, { familyId, id, day })).rows.map(toStoredHabit)[0]

/** Returns a habit, with the act that checked in `day`. @throws AppError `not_found`, also for a deleted habit */
export const getHabit = async (db: Db, familyId: string, id: string, day: Day): Promise<StoredHabit> => {
  const habit = await findAnyHabit(db, familyId, id, day)
  return orNotFound(habit?.isDeleted === false ? habit : undefined)
}

/** Locks the child of a habit, then loads the habit. @throws AppError `not_found` */
export const lockHabit = async (tx: Tx, familyId: string, id: string, day: Day): Promise<StoredHabit> => {
  await lockChildOf(tx, 'habits', familyId, id)
  return getHabit(tx, familyId, id, day)
}

/** Lists the ids of a family's children in the order in which they were added. */
export const listChildIds = async (db: Db, familyId: string): Promise<string[]> => {
  const rows = await db.selectFrom('children').select('id').where('family_id', '=', familyId).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Inserts a habit and returns it. The child is locked. */
export const insertHabit = async (tx: Tx, habit: Omit<Insertable<Tables['habits']>, 'walk'>, streak: CompactStreak) => {
  const insert = tx.insertInto('habits').values({ ...habit, walk: JSON.stringify(streak) })
  return toStoredHabit({ ...(await insert.returning(columns).executeTakeFirstOrThrow()), actId: null })
}

const writeStreak = createPreparedQuery<StreakColumns & { familyId: string; id: string }>()((db, row) =>
  db
    .updateTable('habits')
    .set({ walk: row.walk, reached_streak: row.reached_streak, completed_at: row.completed_at })
    .where(({ and }) => and({ family_id: row.familyId, id: row.id })),
)

/** Updates the stored streak and the completion of a habit. The child is locked. */
export const updateHabitStreak = async (tx: Tx, familyId: string, habit: StoredHabit): Promise<void> => {
  await writeStreak(tx, { familyId, id: habit.view.id, ...toStreakColumns(habit) })
}

/** Updates the stored streak, the completion and other columns of a habit, and returns it. The child is locked. */
export const updateHabit = async (
  tx: Tx,
  familyId: string,
  habit: StoredHabit,
  changes: Updateable<Tables['habits']>,
): Promise<StoredHabit> => {
  const update = tx.updateTable('habits').set({ ...changes, ...toStreakColumns(habit) })
  const row = await update
    .where(({ and }) => and({ family_id: familyId, id: habit.view.id }))
    .returning(columns)
    .executeTakeFirstOrThrow()
  return toStoredHabit({ ...row, actId: habit.actId })
}
