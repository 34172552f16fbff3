import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteHabit, editHabit } from '#shared/habits/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { verify } from '#server/ledger/verify.ts'
import { checkIn, habitFamily, habitNow, someHabit } from '#server/testing/habits.ts'
import { childNow, outcomes, someChild } from '#server/testing/factories.ts'

const today = '2026-11-20'
const rounds = 20

const count = (ended: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(ended, (one) => one)].map(([one, all]) => [one, all.length]))

test('of 50 check-ins at once for one date, one is done and 49 hear that it is', async () => {
  const { call, childId, app } = await habitFamily()
  for (let round = 0; round < rounds; round++) {
    const habit = await someHabit(call, childId, { title: `Habit ${round}` })
    const ended = await outcomes(Array.from({ length: 50 }, () => checkIn(call, habit.id, today)))
    expect(count(ended)).toEqual({ done: 1, '409 already_checked_in': 49 })
    expect(await habitNow(call, habit)).toMatchObject({ checkinCount: 1, currentStreak: 1 })
  }
  expect(await childNow(call, childId)).toMatchObject({ points: 2 * rounds })
  expect(await verify(app.database.db)).toEqual([])
})

test('a target that two callers reach at once pays one bonus and wins one badge', async () => {
  const { app, call, familyId } = await habitFamily()
  const ben = await app.member({ familyId })
  for (let round = 0; round < rounds; round++) {
    const { id: childId } = await someChild(call, `Child ${round}`)
    const habit = await someHabit(call, childId, { targetDays: 3 })
    await checkIn(call, habit.id, '2026-11-17')
    await checkIn(call, habit.id, '2026-11-19')
    const ended = await outcomes([
      checkIn(call, habit.id, today),
      checkIn(ben.call, habit.id, '2026-11-18'),
      checkIn(ben.call, habit.id, today),
      checkIn(call, habit.id, '2026-11-18'),
    ])
    // Whichever day comes second completes; or the first of them, when it was the one in between.
    const { points } = await childNow(call, childId)
    expect(points).toBe(4 + 20 + 2 * ended.filter((one) => one === 'done').length)
    expect(await habitNow(call, habit)).toMatchObject({ isCompleted: true })
    const won = app.database.db.selectFrom('badges').select('id').where('child_id', '=', childId)
    expect(await won.execute()).toHaveLength(1)
    const completions = app.database.db.selectFrom('completions').select('id').where('subject_id', '=', habit.id)
    expect(await completions.execute()).toHaveLength(1)
  }
  expect(await verify(app.database.db)).toEqual([])
})

test('two habits that are completed at once win one badge', async () => {
  const { app, call } = await habitFamily()
  for (let round = 0; round < rounds; round++) {
    const { id: childId } = await someChild(call, `Child ${round}`)
    const habits = [
      await someHabit(call, childId, { targetDays: 1 }),
      await someHabit(call, childId, { targetDays: 1 }),
    ]
    const done = await Promise.all(habits.map(({ id }) => checkIn(call, id, today)))
    expect(done.map(({ completed }) => completed)).toEqual([true, true])
    expect(done.filter(({ badge }) => badge !== null)).toHaveLength(1)
    expect(await childNow(call, childId)).toMatchObject({ points: 44 })
  }
  expect(await verify(app.database.db)).toEqual([])
})

test('a check-in that is sent 20 times at once under one key has one effect and one answer', async () => {
  const { call, childId, habit } = await habitFamily({ targetDays: 1 })
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => checkIn(call, habit.id, today, key)))
  expect(new Set(answers.map((one) => JSON.stringify(one)))).toHaveLength(1)
  expect(answers[0]).toMatchObject({ actId: key, completed: true, balance: 22 })
  expect(await childNow(call, childId)).toMatchObject({ points: 22 })
})

test('a check-in beside the deletion of its habit is done before it or finds nothing', async () => {
  const { app, call, childId } = await habitFamily()
  for (let round = 0; round < rounds; round++) {
    const { id } = await someHabit(call, childId)
    const before = (await childNow(call, childId)).points
    const [checked, removed] = await outcomes([
      checkIn(call, id, today),
      call(deleteHabit, { params: { habitId: id } }),
    ])
    expect(removed).toBe('done')
    expect(['done', '404 not_found']).toContain(checked)
    expect((await childNow(call, childId)).points - before).toBe(checked === 'done' ? 2 : 0)
  }
  expect(await verify(app.database.db)).toEqual([])
})

test('an undo beside another check-in and a rest leaves the days that the rows say', async () => {
  const { app, habit, call, check, rest, undo, now } = await habitFamily({ targetDays: 365 })
  for (let round = 0; round < rounds; round++) {
    app.clock.set(`${addDays(today, round)}T10:00:00.000Z`)
    const day = addDays(today, round)
    const { actId } = await check(day)
    const ended = await outcomes([undo(actId), check(addDays(day, -6)), rest(addDays(day, -1)), check(day)])
    expect(ended.slice(0, 1)).toEqual(['done'])
    expect(await verify(app.database.db)).toEqual([])
  }
  expect((await now()).id).toBe(habit.id)
  const raised = await outcomes(
    [366, 365, 300].map((targetDays) => call(editHabit, { params: { habitId: habit.id }, body: { targetDays } })),
  )
  expect(count(raised)).toEqual({ '400 invalid_input': 3 })
})
