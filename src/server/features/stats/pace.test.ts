import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { getTwoWeekPace } from '#shared/stats/contract.ts'
import { award, deduct, redeem, createChild, createReward } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createAppWithChild = async () => {
  const app = await createTestApp()
  const { call } = await app.member()
  const { id } = await createChild(call)
  const earned = async () => (await call(getTwoWeekPace, { params: { childId: id } })).earned
  return { app, call, id, earned }
}

test('the pace is calculated from the last two weeks [RWD-41]', async () => {
  const { app, call, id, earned } = await createAppWithChild()
  app.clock.forward({ days: 20 })
  await award(call, id, 100)
  app.clock.forward({ days: 2 })
  await award(call, id, 80)
  app.clock.forward({ days: 13 })
  await award(call, id, 60)
  expect(await earned()).toBe(140)
})

test('after one week the pace is twice the points earned; in the first three days it is null [RWD-41]', async () => {
  const { app, call, id, earned } = await createAppWithChild()
  await award(call, id, 70)
  app.clock.forward({ days: 2 })
  expect(await earned()).toBeNull()
  app.clock.forward({ days: 5 })
  expect(await earned()).toBe(140)
})

test('undone awards, deductions and redemptions do not count', async () => {
  const { app, call, id, earned } = await createAppWithChild()
  await award(call, id, 70)
  const { actId } = await award(call, id, 50)
  await call(undoAct, { params: { id: actId } })
  const { actId: deducted } = await deduct(call, id)
  await call(undoAct, { params: { id: deducted } })
  await deduct(call, id)
  await redeem(call, await createReward(call, id, 30))
  app.clock.forward({ days: 7 })
  expect(await earned()).toBe(140)
})

test('the pace uses at most the newest two hundred activities', async () => {
  const { app, call, id, earned } = await createAppWithChild()
  app.clock.forward({ days: 20 })
  await award(call, id, 100)
  app.clock.forward({ days: 1 })
  for (let n = 0; n < 200; n++) await award(call, id, 1)
  app.clock.forward({ days: 4 })
  expect(await earned()).toBe(700)
})

test('the pace of a child without earned points is zero', async () => {
  const { app, earned } = await createAppWithChild()
  app.clock.forward({ days: 5 })
  expect(await earned()).toBe(0)
})
