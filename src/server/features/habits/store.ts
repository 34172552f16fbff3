import type { ExpressionBuilder, Kysely, Selectable } from 'kysely'
import type { SetDay, StreakState } from '#shared/habits/rules.ts'
import type { Day } from '#shared/time/day.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db, Tx } from '#server/db/transaction.ts'
import { parseStreakState } from '#server/ledger/stored-streak.ts'

/** A habit as it is kept. */
export interface KeptHabit extends Omit<Selectable<Tables['habits']>, 'family_id' | 'walk'> {
  streak: StreakState
  /** The act that checked in the day that was asked about, or null. */
  act_id: string | null
}

type Row = Omit<Selectable<Tables['habits']>, 'family_id'> & { act_id: string | null }

const toKept = ({ walk, ...row }: Row): KeptHabit => ({ ...row, streak: parseStreakState(walk) })

const actOn = (habit: ExpressionBuilder<Tables, 'habits'>, day: Day) =>
  habit
    .selectFrom('check_ins')
    .select('check_ins.act_id')
    .whereRef('check_ins.family_id', '=', 'habits.family_id')
    .whereRef('check_ins.habit_id', '=', 'habits.id')
    .where('check_ins.day', '=', day)
    .as('act_id')

const habits = (db: Kysely<Tables>, familyId: string, day: Day) =>
  db
    .selectFrom('habits')
    .select(['id', 'child_id', 'title', 'description', 'cue', 'difficulty', 'points', 'target_days', 'walk'])
    .select(['completed_at', 'created_at', 'deleted_at'])
    .select((habit) => actOn(habit, day))
    .where('family_id', '=', familyId)

const ofChild = prepared<{ familyId: string; childId: string; day: Day }>()((db, { familyId, childId, day }) =>
  habits(db, familyId, day).where('child_id', '=', childId).where('deleted_at', 'is', null).orderBy('id', 'desc'),
)

const ofFamily = prepared<{ familyId: string; day: Day; since: string }>()((db, { familyId, day, since }) =>
  habits(db, familyId, day)
    .where('deleted_at', 'is', null)
    .where((habit) => habit.or([habit('completed_at', 'is', null), habit('completed_at', '>=', since)]))
    .orderBy('child_id')
    .orderBy('id', 'desc'),
)

const byId = prepared<{ familyId: string; id: string; day: Day }>()((db, { familyId, id, day }) =>
  habits(db, familyId, day).where('id', '=', id),
)

/** The habits of a child, newest first. */
export const habitsOf = async (db: Db, familyId: string, childId: string, day: Day): Promise<KeptHabit[]> =>
  (await ofChild(db, { familyId, childId, day })).rows.map(toKept)

/** The habits of a family that are open or were completed since an instant, by child and then newest first. */
export const habitsOfFamily = async (db: Db, familyId: string, day: Day, since: string): Promise<KeptHabit[]> =>
  (await ofFamily(db, { familyId, day, since })).rows.map(toKept)

/** A habit of the family, deleted or not. */
export const anyHabit = async (db: Db, familyId: string, id: string, day: Day): Promise<KeptHabit | undefined> => {
  const row = (await byId(db, { familyId, id, day })).rows[0]
  return row && toKept(row)
}

/** A habit of the family that is not deleted. */
export const habitById = async (db: Db, familyId: string, id: string, day: Day): Promise<KeptHabit | undefined> => {
  const habit = await anyHabit(db, familyId, id, day)
  return habit?.deleted_at === null ? habit : undefined
}

const setSince = prepared<{ familyId: string; habitId: string; from: Day }>()((db, { familyId, habitId, from }) =>
  (['check_ins', 'rests'] as const)
    .map((table) =>
      db
        .selectFrom(table)
        .select((row) => ['day', row.lit(table === 'check_ins' ? 1 : 0).as('done')])
        .where('family_id', '=', familyId)
        .where('habit_id', '=', habitId)
        .where('day', '>=', from),
    )
    .reduce((done, rests) => done.unionAll(rests)),
)

/** The days of a habit that somebody set, from a day on, in no order. */
export const setDaysOf = async (db: Db, familyId: string, habitId: string, from: Day): Promise<SetDay[]> => {
  const { rows } = await setSince(db, { familyId, habitId, from })
  return rows.map(({ day, done }) => ({ day, is: done === 1 ? 'done' : 'rest' }))
}

/** The ids of a family's children, oldest entry first. */
export const childIdsOf = async (db: Db, familyId: string): Promise<string[]> => {
  const rows = await db.selectFrom('children').select('id').where('family_id', '=', familyId).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

export const insertHabit = async (
  tx: Tx,
  familyId: string,
  given: Omit<KeptHabit, 'act_id' | 'completed_at' | 'deleted_at'>,
): Promise<void> => {
  const { streak: days, ...columns } = given
  await tx
    .insertInto('habits')
    .values({ ...columns, family_id: familyId, walk: JSON.stringify(days) })
    .execute()
}

/** Columns of a habit that can change. */
export type HabitColumns = Partial<
  Pick<Tables['habits'], 'title' | 'description' | 'cue' | 'target_days' | 'completed_at' | 'deleted_at'>
>

/** Changes columns of a habit. The child is locked already. */
export const updateHabit = async (tx: Tx, familyId: string, id: string, columns: HabitColumns): Promise<void> => {
  if (Object.keys(columns).length === 0) return
  await tx.updateTable('habits').set(columns).where('family_id', '=', familyId).where('id', '=', id).execute()
}

const writeTrack = prepared<{ familyId: string; id: string; walk: string }>()((db, { familyId, id, walk }) =>
  db.updateTable('habits').set({ walk }).where('family_id', '=', familyId).where('id', '=', id),
)

/** Keeps the track of a habit. The child is locked already. */
export const keepTrack = async (tx: Tx, familyId: string, id: string, days: StreakState): Promise<void> => {
  await writeTrack(tx, { familyId, id, walk: JSON.stringify(days) })
}
