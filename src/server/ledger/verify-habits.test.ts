import { expect, test } from 'vitest'
import { editHabit } from '#shared/habits/contract.ts'
import type { Tx } from '#server/db/transaction.ts'
import { checkIn, createAppWithHabit, createHabit } from '#server/testing/habits.ts'

const at = '2026-11-20T10:00:00.000Z'

/** Creates a child with a reopened habit that has a rest, and a completed one. */
const createFamilyWithHabits = async () => {
  const family = await createAppWithHabit({ targetDays: 2 })
  const { call, childId, habit, app, checkInDays, rest, undo, inconsistencies } = family
  await checkInDays('2026-11-18', 2)
  await call(editHabit, { params: { habitId: habit.id }, body: { targetDays: 5 } })
  await undo((await checkInDays('2026-11-20', 1))[0]?.actId)
  await rest('2026-11-17')
  const completed = await createHabit(call, childId, { targetDays: 2 })
  await checkIn(call, completed.id, '2026-11-20')
  await checkIn(call, completed.id, '2026-11-19')
  return { app, habit, completed, inconsistencies }
}

type Habits = Awaited<ReturnType<typeof createFamilyWithHabits>>

const corruptions: Record<string, (tx: Tx, of: Habits) => Promise<unknown>> = {
  'habits: its cached days are': (tx, { habit }) => tx.deleteFrom('rests').where('habit_id', '=', habit.id).execute(),
  'habits: cannot be checked: ': (tx, { habit }) =>
    tx.updateTable('habits').set({ walk: 'no JSON' }).where('id', '=', habit.id).execute(),
  'habits: is completed with a streak of': (tx, { completed }) =>
    tx.updateTable('habits').set({ target_days: 3 }).where('id', '=', completed.id).execute(),
  'habits: completed_at is': (tx, { completed }) =>
    tx.updateTable('completions').set({ completed_at: '2026-11-01' }).where('subject_id', '=', completed.id).execute(),
  'check_ins: belongs to an undone act': (tx) =>
    tx.updateTable('acts').set({ undone_at: at, undone_by: 'nobody' }).where('kind', '=', 'check_in').execute(),
  'check_ins: is worth': (tx) => tx.updateTable('activities').set({ points: 3 }).where('type', '=', 'habit').execute(),
  'acts: its check-in is missing': (tx) => tx.deleteFrom('check_ins').execute(),
}

test('finds nothing wrong with habits that the API wrote', async () => {
  const { inconsistencies } = await createFamilyWithHabits()
  expect(await inconsistencies()).toEqual([])
})

test.for(Object.keys(corruptions))('reports %s [HAB-45, RUN-13]', async (what) => {
  const of = await createFamilyWithHabits()
  await of.app.database.transact(async (tx) => corruptions[what]?.(tx, of))
  const [table, message] = what.split(': ')
  expect(await of.inconsistencies()).toContainEqual(expect.stringMatching(`^${table} [^:]+: ${message}`))
})
