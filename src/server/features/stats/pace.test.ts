import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { editFamily } from '#shared/families/contract.ts'
import { getPace } from '#shared/stats/contract.ts'
import { award, createChild, createReward, deduct, redeem } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

// A Sunday, on which a week begins in Madrid.
const start = '2026-10-25T10:00:00.000Z'

const createAppWithChild = async () => {
  const app = await createTestApp({ start })
  const { call } = await app.member({ timeZone: 'Europe/Madrid' })
  const { id } = await createChild(call)
  const pace = async () => (await call(getPace, { params: { childId: id } })).pointsPerWeek
  const weeks = async (...earned: number[]) => {
    for (const points of earned) {
      await award(call, id, points)
      app.clock.forward({ days: 7 })
    }
  }
  return { app, call, id, pace, weeks }
}

test('the pace is the median of the last four full weeks, and unknown before there are two [RWD-41]', async () => {
  const { call, id, pace, weeks } = await createAppWithChild()
  const paces: (number | null)[] = []
  for (const points of [10, 70, 30, 100, 40, 50]) {
    await weeks(points)
    paces.push(await pace())
  }
  expect(paces).toEqual([null, 40, 30, 50, 55, 45])
  await award(call, id, 100)
  expect(await pace()).toBe(45)
})

test('a week counts if the child was there from its first day on', async () => {
  const { app, call, pace } = await createAppWithChild()
  app.clock.set('2026-10-26T10:00:00.000Z')
  const leo = await createChild(call, 'Leo')
  app.clock.forward({ days: 13 })
  expect(await pace()).toBe(0)
  expect(await call(getPace, { params: { childId: leo.id } })).toEqual({ pointsPerWeek: null, lowestToday: 0 })
})

test('undone awards, deductions and redemptions do not count [RWD-41]', async () => {
  const { app, call, id, pace, weeks } = await createAppWithChild()
  const { actId } = await award(call, id, 50)
  await call(undoAct, { params: { id: actId } })
  const { actId: deducted } = await deduct(call, id)
  await call(undoAct, { params: { id: deducted } })
  await deduct(call, id)
  await weeks(70)
  const promise = await redeem(call, await createReward(call, id, 30))
  await call(undoAct, { params: { id: promise.actId } })
  await redeem(call, await createReward(call, id, 30))
  await weeks(70)
  expect(await pace()).toBe(70)
  app.clock.forward({ days: 28 })
  expect(await pace()).toBe(0)
})

test('points count in the week in which they were earned, in the family’s time zone [RWD-41, UND-31]', async () => {
  const { app, call, id, pace, weeks } = await createAppWithChild()
  await weeks(10, 10)
  // In Madrid, the second week ended on 7 November at 23:00 UTC.
  await award(call, id, 30, 'On Saturday', { actTime: '2026-11-07T22:59:59.999Z' })
  await award(call, id, 90, 'On Sunday', { actTime: '2026-11-07T23:00:00.000Z' })
  expect(await pace()).toBe(25)
  app.clock.forward({ days: 7 })
  expect(await pace()).toBe(40)
})

test('weeks follow the family’s first day of the week [FAM-35]', async () => {
  const { call, id, pace, weeks } = await createAppWithChild()
  await weeks(10, 20)
  await award(call, id, 40)
  expect(await pace()).toBe(15)
  // On this Sunday, one week from Monday on is over since the child was added.
  await call(editFamily, { body: { weekStart: 'monday' } })
  expect(await pace()).toBeNull()
  await weeks(1)
  expect(await pace()).toBe(30.5)
})

test('the lowest balance of today is by the time of acts in the family’s time zone, without undone ones [RWD-45]', async () => {
  const { app, call, id } = await createAppWithChild()
  const lowest = async () => (await call(getPace, { params: { childId: id } })).lowestToday
  await award(call, id, 50)
  expect(await lowest()).toBe(0)
  // In Madrid, the next day begins at 23:00 UTC.
  app.clock.set('2026-10-26T06:00:00.000Z')
  expect(await lowest()).toBe(50)
  await award(call, id, 20, 'Before midnight', { actTime: '2026-10-25T22:59:59.999Z' })
  expect(await lowest()).toBe(70)
  const reward = await createReward(call, id, 60)
  const { actId } = await redeem(call, reward)
  await award(call, id, 15)
  expect(await lowest()).toBe(10)
  await call(undoAct, { params: { id: actId } })
  expect(await lowest()).toBe(70)
})

test('the statistics of a child of another family are not found [RWD-41, RWD-45]', async () => {
  const { app, id } = await createAppWithChild()
  const other = await app.member()
  await expect(other.call(getPace, { params: { childId: id } })).rejects.toMatchObject({ code: 'not_found' })
})
