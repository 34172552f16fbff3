import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Call } from '#shared/contract/client.ts'
import { deleteHabit, editHabit } from '#shared/habits/contract.ts'
import { addDays } from '#shared/time/day.ts'
import { verify } from '#server/ledger/verify.ts'
import { listCompletionBadges } from '#server/testing/badges.ts'
import { checkIn, createAppWithHabit, getHabit, createHabit } from '#server/testing/habits.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { getChild, describeOutcomes, createChild } from '#server/testing/factories.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'

const today = '2026-11-20'
const rounds = 20

const countOutcomes = (ended: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(ended, (one) => one)].map(([one, all]) => [one, all.length]))

const childrenPerFamily = 40

/** Returns a function that creates a child for a round, in a family with two members, which takes 40 children. */
const createChildSource = (app: TestApp) => {
  let callers: [Call, Call] | null = null
  return async (round: number) => {
    if (callers === null || round % childrenPerFamily === 0) {
      const ana = await app.member()
      const ben = await app.member({ familyId: ana.familyId })
      callers = [ana.call, ben.call]
    }
    const [call] = callers
    const { id: childId } = await createChild(call, `Child ${round}`)
    return { callers, call, childId }
  }
}

const countCompletions = async (app: TestApp, childId: string) => {
  const { db } = app.database
  return (await db.selectFrom('completions').select('id').where('child_id', '=', childId).execute()).length
}

test('of 50 concurrent check-ins for one date, one succeeds and 49 get already_checked_in [HAB-19]', async ({
  task,
}) => {
  const count = sampleSize(20, 1500)
  const app = await createTestApp()
  const familyIn = createChildSource(app)
  for (let round = 0; round < count; round++) {
    const { callers, call, childId } = await familyIn(round)
    const habit = await createHabit(call, childId)
    const requests = Array.from({ length: 50 }, (_, n) => checkIn(callers[n % 2] ?? call, habit.id, today))
    expect(countOutcomes(await describeOutcomes(requests))).toEqual({ done: 1, '409 already_checked_in': 49 })
    expect(await getHabit(call, habit)).toMatchObject({ checkinCount: 1, currentStreak: 1 })
    expect(await getChild(call, childId)).toMatchObject({ points: 2 })
  }
  const inconsistencies = await verify(app.database.db)
  reportCheck(
    { task },
    { check: 'T5', what: 'races of 50 check-ins for one day', count, wrong: inconsistencies.length },
  )
  expect(inconsistencies).toEqual([])
})

test('a target that two members reach concurrently pays one bonus and one badge [HAB-31]', async ({ task }) => {
  const count = sampleSize(20, 1500)
  const app = await createTestApp()
  const familyIn = createChildSource(app)
  for (let round = 0; round < count; round++) {
    const { callers, call, childId } = await familyIn(round)
    const [ana, ben] = callers
    const habit = await createHabit(call, childId, { targetDays: 3 })
    await checkIn(call, habit.id, '2026-11-17')
    await checkIn(call, habit.id, '2026-11-19')
    const ended = await describeOutcomes([
      checkIn(ana, habit.id, today),
      checkIn(ben, habit.id, '2026-11-18'),
      checkIn(ben, habit.id, today),
      checkIn(ana, habit.id, '2026-11-18'),
    ])
    // Whichever day comes second completes; or the first of them, when it was the one in between.
    const { points } = await getChild(call, childId)
    expect(points).toBe(4 + 20 + 2 * ended.filter((one) => one === 'done').length)
    expect(await getHabit(call, habit)).toMatchObject({ isCompleted: true })
    expect([await listCompletionBadges(ana, childId), await countCompletions(app, childId)]).toMatchObject([[{}], 1])
  }
  const inconsistencies = await verify(app.database.db)
  reportCheck({ task }, { check: 'T5', what: 'races of two for a target', count, wrong: inconsistencies.length })
  expect(inconsistencies).toEqual([])
})

test('two habits completed concurrently earn one badge', async ({ task }) => {
  const count = sampleSize(20, 1000)
  const app = await createTestApp()
  const familyIn = createChildSource(app)
  for (let round = 0; round < count; round++) {
    const { callers, call, childId } = await familyIn(round)
    const habits = [
      await createHabit(call, childId, { targetDays: 1 }),
      await createHabit(call, childId, { targetDays: 1 }),
    ]
    const done = await Promise.all(habits.map(({ id }, n) => checkIn(callers[n] ?? call, id, today)))
    expect(done.map(({ completed }) => completed)).toEqual([true, true])
    expect(done.filter(({ badge }) => badge !== null)).toHaveLength(1)
    expect(await getChild(call, childId)).toMatchObject({ points: 44 })
  }
  const inconsistencies = await verify(app.database.db)
  reportCheck(
    { task },
    { check: 'T5', what: 'races of two habits for one badge', count, wrong: inconsistencies.length },
  )
  expect(inconsistencies).toEqual([])
})

test('20 concurrent requests with one idempotency key have one effect and one response', async () => {
  const { call, childId, habit } = await createAppWithHabit({ targetDays: 1 })
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => checkIn(call, habit.id, today, { key })))
  expect(new Set(answers.map((one) => JSON.stringify(one)))).toHaveLength(1)
  expect(answers[0]).toMatchObject({ actId: key, completed: true, balance: 22 })
  expect(await getChild(call, childId)).toMatchObject({ points: 22 })
})

test('a check-in concurrent with the deletion of its habit succeeds before it or gets 404', async () => {
  const { app, call, childId } = await createAppWithHabit()
  for (let round = 0; round < rounds; round++) {
    const { id } = await createHabit(call, childId)
    const before = (await getChild(call, childId)).points
    const [checked, removed] = await describeOutcomes([
      checkIn(call, id, today),
      call(deleteHabit, { params: { habitId: id } }),
    ])
    expect(removed).toBe('done')
    expect(['done', '404 not_found']).toContain(checked)
    expect((await getChild(call, childId)).points - before).toBe(checked === 'done' ? 2 : 0)
  }
  expect(await verify(app.database.db)).toEqual([])
})

test('concurrent undo, check-in and rest leave the cached days consistent with the rows', async () => {
  const { app, habit, call, checkInOn, rest, undo, currentHabit } = await createAppWithHabit({ targetDays: 365 })
  for (let round = 0; round < rounds; round++) {
    app.clock.set(`${addDays(today, round)}T10:00:00.000Z`)
    const day = addDays(today, round)
    const { actId } = await checkInOn(day)
    const ended = await describeOutcomes([
      undo(actId),
      checkInOn(addDays(day, -6)),
      rest(addDays(day, -1)),
      checkInOn(day),
    ])
    expect(ended.slice(0, 1)).toEqual(['done'])
    expect(await verify(app.database.db)).toEqual([])
  }
  expect((await currentHabit()).id).toBe(habit.id)
  const raised = await describeOutcomes(
    [366, 365, 300].map((targetDays) => call(editHabit, { params: { habitId: habit.id }, body: { targetDays } })),
  )
  expect(countOutcomes(raised)).toEqual({ '400 invalid_input': 3 })
})
