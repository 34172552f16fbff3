import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import {
  addHabit,
  getCanCheckIn,
  deleteHabit,
  editHabit,
  listHabits,
  listFamilyTodayHabits,
} from '#shared/habits/contract.ts'
import { checkInPointsByDifficulty, difficulties } from '#shared/habits/rules.ts'
import { purgeExpired } from '#server/ledger/purge-expired.ts'
import { checkIn, getHabit, createHabit } from '#server/testing/habits.ts'
import { getChild, describeOutcomes, createChild, listNewestActivities } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createAppWithChild = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { id: childId } = await createChild(ana.call)
  const habits = () => ana.call(listHabits, { params: { childId } })
  const undo = (actId: string) => ana.call(undoAct, { params: { id: actId } })
  const remove = async (habitId: string) =>
    (await ana.send(`/api/habits/${habitId}`, { method: 'DELETE' })).headers.get('act-id') ?? ''
  return { app, ...ana, childId, habits, undo, remove }
}

const requiredFields = { title: 'Brush teeth', difficulty: 'medium' } as const

test('a new habit has counts of zero and can be checked in [HAB-1, HAB-2, HAB-13, HAB-25, TXT-6]', async () => {
  const { call, childId, habits } = await createAppWithChild()
  const made = await call(addHabit, {
    body: { ...requiredFields, childId, description: ' Two minutes ', cue: 'after dinner' },
  })
  expect(made).toMatchObject({
    ...requiredFields,
    childId,
    description: 'Two minutes',
    cue: 'after dinner',
    targetDays: 21,
    currentStreak: 0,
    longestStreak: 0,
    checkinCount: 0,
    restsHeld: 0,
    isCompleted: false,
    canCheckin: true,
    todayActId: null,
    createdAt: '2026-11-20T10:00:00.000Z',
  })
  expect(made.recentDays.map(({ date }) => date)).toEqual(
    Array.from({ length: 14 }, (_, n) => `2026-11-${String(n + 7).padStart(2, '0')}`),
  )
  expect(made.recentDays.at(-1)).toEqual({ date: '2026-11-20', state: 'open' })
  expect(new Set(made.recentDays.slice(0, -1).map(({ state }) => state))).toEqual(new Set(['before']))
  expect(await habits()).toEqual([made])
})

test.for(difficulties)(
  'points of a check-in of a %s habit follow its difficulty unless set [HAB-4, HAB-9]',
  async (difficulty) => {
    const { call, childId } = await createAppWithChild()
    const body = { childId, title: 'Read', difficulty }
    expect(await call(addHabit, { body })).toMatchObject({ points: checkInPointsByDifficulty[difficulty] })
    expect(await call(addHabit, { body: { ...body, points: 99 } })).toMatchObject({ points: 99 })
  },
)

test.for([
  ['no difficulty', { difficulty: undefined }, 'difficulty', 'required'],
  ['another difficulty', { difficulty: 'brutal' }, 'difficulty', 'invalid_choice'],
  ['no title', { title: ' ' }, 'title', 'required'],
  ['a target of 0', { targetDays: 0 }, 'targetDays', 'invalid_target'],
  ['a target of 366', { targetDays: 366 }, 'targetDays', 'invalid_target'],
  ['a target of 1.5', { targetDays: 1.5 }, 'targetDays', 'invalid_target'],
  ['no points', { points: 0 }, 'points', 'out_of_range'],
  ['101 points', { points: 101 }, 'points', 'out_of_range'],
  ['a cue without a letter', { cue: '' }, 'cue', 'required'],
] as const)('rejects a habit with %s [HAB-3, HAB-4, HAB-6, HAB-8]', async ([, given, path, code]) => {
  const { send, childId, habits } = await createAppWithChild()
  const response = await send('/api/habits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...requiredFields, childId, ...given }),
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ errors: [{ path, code }] })
  expect(await habits()).toEqual([])
})

test.for([1, 365])('accepts a target of %i days [CON-4, HAB-6]', async (targetDays) => {
  const { call, childId } = await createAppWithChild()
  expect(await createHabit(call, childId, { targetDays })).toMatchObject({ targetDays })
})

test('lists the habits of a child, newest first [ANS-19, HAB-13]', async () => {
  const { app, call, childId, habits } = await createAppWithChild()
  const first = await createHabit(call, childId, { title: 'First' })
  app.clock.forward({ seconds: 1 })
  const second = await createHabit(call, childId, { title: 'Second' })
  const { id: other } = await createChild(call, 'Leo')
  await createHabit(call, other)
  expect(await habits()).toEqual([second, first])
})

test('an edit changes only the given fields; null clears a field [HAB-10]', async () => {
  const { call, childId } = await createAppWithChild()
  const { id: habitId } = await createHabit(call, childId, { description: 'Top and bottom', cue: 'after dinner' })
  const edit = (body: Parameters<typeof call<typeof editHabit>>[1]['body']) =>
    call(editHabit, { params: { habitId }, body })
  expect(await edit({ title: 'Floss' })).toMatchObject({
    title: 'Floss',
    description: 'Top and bottom',
    targetDays: 21,
  })
  expect(await edit({ description: null, cue: null })).toMatchObject({ title: 'Floss', description: null, cue: null })
  expect(await edit({ targetDays: 30 })).toMatchObject({ title: 'Floss', targetDays: 30 })
  expect(await edit({})).toMatchObject({ title: 'Floss', targetDays: 30 })
})

test('before the first check-in a target can be lowered [HAB-11]', async () => {
  const { call, childId } = await createAppWithChild()
  const { id: habitId } = await createHabit(call, childId)
  const edited = await call(editHabit, { params: { habitId }, body: { targetDays: 7 } })
  expect(edited).toMatchObject({ targetDays: 7, isCompleted: false })
})

test.for([20, 21])('rejects changing a target of 21 to %i after a check-in [HAB-11]', async (targetDays) => {
  const { call, childId } = await createAppWithChild()
  const created = await createHabit(call, childId)
  await checkIn(call, created.id, '2026-11-20')
  const habit = await getHabit(call, created)
  const edit = call(editHabit, { params: { habitId: habit.id }, body: { title: 'Floss', targetDays } })
  await expect(edit).rejects.toMatchObject({ status: 400, errors: [{ path: 'targetDays', code: 'invalid_target' }] })
  expect(await getHabit(call, habit)).toEqual(habit)
})

test('a deleted habit is not found; its activities and points stay [HAB-12, PTS-11]', async () => {
  const { call, childId, habits, remove } = await createAppWithChild()
  const { id: habitId } = await createHabit(call, childId)
  await checkIn(call, habitId, '2026-11-20')
  await remove(habitId)
  expect(await habits()).toEqual([])
  expect(await listNewestActivities(call, childId)).toMatchObject([{ title: 'Brush teeth', points: 2 }])
  expect(await getChild(call, childId)).toMatchObject({ points: 2 })
  const outcomes = await describeOutcomes([
    call(deleteHabit, { params: { habitId } }),
    call(editHabit, { params: { habitId }, body: { title: 'x' } }),
    call(getCanCheckIn, { params: { habitId }, query: {} }),
    checkIn(call, habitId, '2026-11-19'),
  ])
  expect(new Set(outcomes)).toEqual(new Set(['404 not_found']))
})

test('an undo restores a deleted habit [UND-22]', async () => {
  const { app, call, childId, habits, remove, undo } = await createAppWithChild()
  const { id: habitId } = await createHabit(call, childId)
  await checkIn(call, habitId, '2026-11-19')
  const before = await habits()
  const actId = await remove(habitId)
  app.clock.forward({ hours: 5 })
  await app.database.transact((tx) => purgeExpired(tx, app.clock.now()))
  expect(await undo(actId)).toMatchObject({ undoes: actId, balance: 2 })
  expect(await habits()).toEqual(before)
})

test('a habit deleted 30 days ago is erased with its days; points and activities stay [UND-23]', async () => {
  const { app, call, childId, remove } = await createAppWithChild()
  const { id: habitId } = await createHabit(call, childId, { targetDays: 1 })
  await checkIn(call, habitId, '2026-11-20')
  await remove(habitId)
  app.clock.forward({ days: 30, seconds: 1 })
  await app.database.transact((tx) => purgeExpired(tx, app.clock.now()))
  expect(await app.database.db.selectFrom('habits').select('id').execute()).toEqual([])
  expect(await app.database.db.selectFrom('check_ins').select('id').execute()).toEqual([])
  expect(await app.database.db.selectFrom('children').select('points').execute()).toEqual([{ points: 22 }])
  expect(await app.database.db.selectFrom('completions').select('subject_id').execute()).toHaveLength(1)
})

test('today lists every child with its open habits and those completed today [HAB-39, HAB-62]', async () => {
  const { app, call, childId } = await createAppWithChild()
  app.clock.forward({ seconds: 1 })
  const { id: leo } = await createChild(call, 'Leo')
  app.clock.forward({ seconds: 1 })
  const { id: zoe } = await createChild(call, 'Zoe')
  const short = await createHabit(call, childId, { title: 'Short', targetDays: 1 })
  const long = await createHabit(call, leo, { title: 'Long' })
  const stranger = await app.member()
  await createHabit(stranger.call, (await createChild(stranger.call)).id)
  expect(await call(listFamilyTodayHabits, {})).toEqual([
    { childId, habits: [short] },
    { childId: leo, habits: [long] },
    { childId: zoe, habits: [] },
  ])
  const { actId } = await checkIn(call, short.id, '2026-11-20')
  expect(await call(listFamilyTodayHabits, {})).toMatchObject([
    { habits: [{ isCompleted: true, todayActId: actId }] },
    { habits: [{ id: long.id }] },
    { habits: [] },
  ])
  app.clock.forward({ days: 1 })
  expect(await call(listFamilyTodayHabits, {})).toMatchObject([
    { habits: [] },
    { habits: [{ id: long.id }] },
    { habits: [] },
  ])
})
