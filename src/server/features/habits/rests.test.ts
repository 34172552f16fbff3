import { describe, expect, test } from 'vitest'
import { editHabit, restChild } from '#shared/habits/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { checkIn, createAppWithHabit, getHabit, createHabit } from '#server/testing/habits.ts'
import { getChild, createChild, listNewestActivities } from '#server/testing/factories.ts'

const today = '2026-11-20'

test('a rest keeps the streak, does not count and pays nothing [HAB-24]', async () => {
  const { call, childId, app, checkInDays, rest, currentHabit, inconsistencies } = await createAppWithHabit()
  await checkInDays('2026-11-17', 3)
  const rested = await rest(today, '2026-11-22')
  expect(rested).toEqual(await currentHabit())
  expect(rested.recentDays.at(-1)).toEqual({ date: today, state: 'rest' })
  app.clock.forward({ days: 3 })
  expect(await currentHabit()).toMatchObject({ currentStreak: 3, checkinCount: 3, restsHeld: 0 })
  expect(await getChild(call, childId)).toMatchObject({ points: 6 })
  expect(await listNewestActivities(call, childId)).toHaveLength(3)
  expect(await inconsistencies()).toEqual([])
})

test('setting a rest on a missed day joins both parts of the streak', async () => {
  const { checkInDays, rest, currentHabit } = await createAppWithHabit()
  await checkInDays('2026-11-16', 2)
  await checkInDays('2026-11-19', 2)
  expect(await currentHabit()).toMatchObject({ currentStreak: 2 })
  expect(await rest('2026-11-18')).toMatchObject({ currentStreak: 4, checkinCount: 4 })
  expect(await rest('2026-11-18', '2026-11-18', false)).toMatchObject({ currentStreak: 2 })
})

test('a set rest uses no held rest', async () => {
  const { app, checkInDays, rest, currentHabit } = await createAppWithHabit()
  await checkInDays('2026-11-14', 7)
  app.clock.forward({ days: 2 })
  expect(await currentHabit()).toMatchObject({ currentStreak: 7, restsHeld: 0 })
  expect(await rest('2026-11-21')).toMatchObject({ currentStreak: 7, restsHeld: 1 })
})

test('a check-in takes precedence over a rest; its undo shows the rest again [HAB-59]', async () => {
  const { checkInOn, rest, undo, currentHabit } = await createAppWithHabit()
  await checkInOn('2026-11-18')
  const { actId } = await checkInOn('2026-11-19')
  await rest('2026-11-17', today)
  const shown = async () => (await currentHabit()).recentDays.slice(-4).map(({ state }) => state)
  expect(await shown()).toEqual(['rest', 'done', 'done', 'rest'])
  await undo(actId)
  expect(await shown()).toEqual(['rest', 'done', 'rest', 'rest'])
})

test('a habit includes the rests of the next six days', async () => {
  const { checkInOn, rest, currentHabit } = await createAppWithHabit()
  await checkInOn(addDays(today, -1))
  expect((await currentHabit()).restsAhead).toEqual([])
  const from = addDays(today, 2)
  expect(await rest(from, addDays(today, 9))).toMatchObject({
    restsAhead: [2, 3, 4, 5, 6].map((n) => addDays(today, n)),
  })
  await rest(from, from, false)
  expect((await currentHabit()).restsAhead).toEqual([3, 4, 5, 6].map((n) => addDays(today, n)))
})

test('a day with a rest can be checked in [HAB-59]', async () => {
  const { checkInOn, rest } = await createAppWithHabit()
  await rest(today)
  expect(await checkInOn(today)).toMatchObject({ currentStreak: 1, checkinCount: 1 })
})

test('setting rests twice or removing missing ones changes nothing', async () => {
  const { rest, currentHabit } = await createAppWithHabit()
  const rested = await rest('2026-11-18', '2026-11-22')
  expect(await rest('2026-11-17', '2026-11-21')).toMatchObject({ id: rested.id })
  expect((await rest('2026-11-14', '2026-11-25', false)).recentDays).toEqual((await currentHabit()).recentDays)
  expect((await currentHabit()).recentDays.some(({ state }) => state === 'rest')).toBe(false)
})

describe('the longest streak', () => {
  const lived = async () => {
    const family = await createAppWithHabit({ targetDays: 365 })
    await family.checkInDays('2026-11-15', 2)
    const joined = await family.checkInDays('2026-11-18', 3)
    await family.rest('2026-11-17')
    return { ...family, joined }
  }

  test('stays when the rest that joined it is removed [HAB-47]', async () => {
    const { app, rest, checkInOn, currentHabit, inconsistencies } = await lived()
    expect(await currentHabit()).toMatchObject({ currentStreak: 5, longestStreak: 5 })
    expect(await rest('2026-11-17', '2026-11-17', false)).toMatchObject({ currentStreak: 3, longestStreak: 5 })
    expect(await inconsistencies()).toEqual([])
    app.clock.forward({ days: 1 })
    expect(await checkInOn('2026-11-21')).toMatchObject({ currentStreak: 4, longestStreak: 5 })
    expect(await currentHabit()).toMatchObject({ currentStreak: 4, longestStreak: 5 })
    expect(await inconsistencies()).toEqual([])
  })

  test('loses a day when one of its check-ins is undone, and gets it back with the check-in [HAB-64]', async () => {
    const { rest, joined, undo, checkInOn, currentHabit, inconsistencies } = await lived()
    await rest('2026-11-17', '2026-11-17', false)
    await undo(joined[2]?.actId)
    expect(await currentHabit()).toMatchObject({ currentStreak: 2, longestStreak: 4 })
    expect(await inconsistencies()).toEqual([])
    expect(await checkInOn(today)).toMatchObject({ currentStreak: 3, longestStreak: 5 })
    expect(await inconsistencies()).toEqual([])
  })

  test('stays when a check-in after it is undone [HAB-64]', async () => {
    const { app, rest, checkInOn, undo, currentHabit } = await lived()
    await rest('2026-11-17', '2026-11-17', false)
    app.clock.forward({ days: 1 })
    await undo((await checkInOn('2026-11-21')).actId)
    expect(await currentHabit()).toMatchObject({ currentStreak: 3, longestStreak: 5 })
  })

  test('equals the joined streak when the day of the removed rest is filled in', async () => {
    const { rest, checkInOn } = await lived()
    await rest('2026-11-17', '2026-11-17', false)
    expect(await checkInOn('2026-11-17')).toMatchObject({ currentStreak: 6, longestStreak: 6 })
  })
})

describe('a range', () => {
  const [back, ahead] = [addDays(today, -6), addDays(today, 60)]

  test('reaches from six days back to 60 ahead, 67 days in all [CON-28, HAB-22]', async () => {
    const { app, rest } = await createAppWithHabit()
    await rest(back, ahead)
    expect(await app.database.db.selectFrom('rests').select('day').execute()).toHaveLength(67)
    await rest(back, ahead, false)
    expect(await app.database.db.selectFrom('rests').select('day').execute()).toEqual([])
  })

  test.for([
    ['that begins further back', addDays(back, -1), today, 'from', 'day_too_early'],
    ['that ends further ahead', today, addDays(ahead, 1), 'to', 'day_too_late'],
    ['that ends before it begins', today, addDays(today, -1), 'to', 'end_before_start'],
    ['of a day that does not exist', '2026-11-31', ahead, 'from', 'invalid_day'],
    ['of all time', '0001-01-01', '9999-12-31', 'from', 'day_too_early'],
  ] as const)('%s is rejected [HAB-22]', async ([, from, to, path, code]) => {
    const { call, childId, rest, app } = await createAppWithHabit()
    const ofChild = () => call(restChild, { params: { childId }, body: { from, to, rest: true } })
    for (const send of [() => rest(from, to), ofChild]) {
      await expect(send()).rejects.toMatchObject({ status: 400, errors: [{ path, code }] })
    }
    expect(await app.database.db.selectFrom('rests').select('day').execute()).toEqual([])
  })
})

test('sets rests for all open habits of one child [HAB-23]', async () => {
  const { app, call, childId, habit, inconsistencies } = await createAppWithHabit()
  app.clock.forward({ seconds: 1 })
  const second = await createHabit(call, childId, { title: 'Read' })
  const completed = await createHabit(call, childId, { title: 'Short', targetDays: 1 })
  await checkIn(call, completed.id, '2026-11-19')
  const { id: leo } = await createChild(call, 'Leo')
  const others = await createHabit(call, leo)
  const rests = { from: today, to: '2026-11-24', rest: true }
  const rested = await call(restChild, { params: { childId }, body: rests })
  expect(rested.map(({ id }) => id)).toEqual([second.id, habit.id])
  expect(rested.map(({ recentDays }) => recentDays.at(-1)?.state)).toEqual(['rest', 'rest'])
  expect((await getHabit(call, completed)).recentDays.at(-1)?.state).toBe('open')
  expect(await getHabit(call, others)).toEqual(others)
  const back = await call(restChild, { params: { childId }, body: { ...rests, rest: false } })
  expect(back.map(({ recentDays }) => recentDays.at(-1)?.state)).toEqual(['open', 'open'])
  expect(await inconsistencies()).toEqual([])
})

test('accepts rests for a child without habits', async () => {
  const { call } = await createAppWithHabit()
  const { id: childId } = await createChild(call, 'Leo')
  expect(await call(restChild, { params: { childId }, body: { from: today, to: today, rest: true } })).toEqual([])
})

test('a rest that joins a long enough streak completes nothing; the next check-in does [HAB-61]', async () => {
  const { app, checkInDays, rest, checkInOn } = await createAppWithHabit({ targetDays: 4 })
  await checkInDays('2026-11-16', 2)
  await checkInDays('2026-11-19', 2)
  expect(await rest('2026-11-18')).toMatchObject({ currentStreak: 4, isCompleted: false })
  app.clock.forward({ days: 1 })
  expect(await checkInOn('2026-11-21')).toMatchObject({ currentStreak: 5, completed: true })
})

test('rests set ahead stay when a completed habit is reopened', async () => {
  const { app, call, habit, checkInDays, rest, inconsistencies } = await createAppWithHabit({ targetDays: 3 })
  await rest('2026-11-21', '2026-11-23')
  await checkInDays('2026-11-18', 3)
  app.clock.forward({ days: 2 })
  const edit = { params: { habitId: habit.id }, body: { targetDays: 7 } }
  expect(await call(editHabit, edit)).toMatchObject({ currentStreak: 3, isCompleted: false, canCheckin: true })
  app.clock.forward({ days: 2 })
  expect((await getHabit(call, habit)).recentDays.slice(-4).map(({ state }) => state)).toEqual([
    'rest',
    'rest',
    'rest',
    'open',
  ])
  expect(await inconsistencies()).toEqual([])
})
