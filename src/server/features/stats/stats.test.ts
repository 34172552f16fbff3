import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { editFamily } from '#shared/families/contract.ts'
import { deleteReward, giveRedemption } from '#shared/rewards/contract.ts'
import { getWeeklyCounts } from '#shared/stats/contract.ts'
import { award, deduct, redeem, createChild, createReward } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const getWeek = (call: Call, childId: string) => call(getWeeklyCounts, { params: { childId } })

test('a week counts awards, deductions and redemptions, and nothing else [STA-1, STA-4, STA-7]', async () => {
  const { call } = await (await createTestApp()).member()
  const { id } = await createChild(call)
  expect(await getWeek(call, id)).toEqual({ behavior: 0, habit: 0, skill: 0, reward: 0 })
  await award(call, id, 60)
  await deduct(call, id)
  const reward = await createReward(call, id, 10)
  const promise = await redeem(call, reward)
  await call(giveRedemption, { params: { id: promise.id } })
  await call(deleteReward, { params: { id: reward.id } })
  expect(await getWeek(call, id)).toEqual({ behavior: 2, habit: 0, skill: 0, reward: 1 })
})

test('something hard without points is neither an award nor a deduction [STA-4, BEH-46]', async () => {
  const { call } = await (await createTestApp()).member()
  const { id } = await createChild(call)
  await award(call, id, 60)
  await call(recordBehavior, { body: { childId: id, type: 'punishment', title: 'Cried at bedtime', points: 0 } })
  expect(await getWeek(call, id)).toMatchObject({ behavior: 1 })
})

test('undone acts and their undos do not count [STA-3]', async () => {
  const { call } = await (await createTestApp()).member()
  const { id } = await createChild(call)
  await award(call, id, 60)
  const { actId } = await award(call, id, 5)
  const promise = await redeem(call, await createReward(call, id, 10))
  for (const one of [actId, promise.actId]) await call(undoAct, { params: { id: one } })
  expect(await getWeek(call, id)).toEqual({ behavior: 1, habit: 0, skill: 0, reward: 0 })
})

test('the statistics of the children of a family are separate', async () => {
  const { call } = await (await createTestApp()).member()
  const { id } = await createChild(call)
  const other = await createChild(call, 'Leo')
  await award(call, other.id, 5)
  expect(await getWeek(call, id)).toMatchObject({ behavior: 0 })
  expect(await getWeek(call, other.id)).toMatchObject({ behavior: 1 })
})

test.for([
  ['UTC', '2026-11-22T00:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-21T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-22T11:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-21T18:15:00.000Z'],
  ['America/New_York before the clocks go back', '2026-11-01T04:00:00.000Z'],
  ['America/New_York after the clocks went back', '2026-11-08T05:00:00.000Z'],
  ['Australia/Lord_Howe after the clocks went back', '2026-04-11T13:30:00.000Z'],
  ['Asia/Beirut, where the day has no midnight', '2027-03-27T22:00:00.000Z'],
  ['America/Santiago, where the day has no midnight', '2026-09-06T04:00:00.000Z'],
  ['UTC across New Year', '2028-01-02T00:00:00.000Z'],
] as const)('in %s the week begins at %s [CON-19, FAM-16, STA-2]', async ([place, sunday]) => {
  const [timeZone = ''] = place.split(/,? (?!_)/)
  const app = await createTestApp({ start: sunday })
  const { call } = await app.member({ timeZone: timeZone.replace(',', '') })
  const { id } = await createChild(call)
  app.clock.set(sunday)
  app.clock.forward({ seconds: -1 })
  await award(call, id, 5)
  expect(await getWeek(call, id)).toMatchObject({ behavior: 1 })
  app.clock.set(sunday)
  expect(await getWeek(call, id)).toMatchObject({ behavior: 0 })
  await award(call, id, 5)
  expect(await getWeek(call, id)).toMatchObject({ behavior: 1 })
  app.clock.forward({ days: 6, hours: 22 })
  expect(await getWeek(call, id)).toMatchObject({ behavior: 1 })
  app.clock.forward({ hours: 3 })
  expect(await getWeek(call, id)).toMatchObject({ behavior: 0 })
})

test.for([
  ['sunday', '2026-11-22T00:00:00.000Z'],
  ['monday', '2026-11-23T00:00:00.000Z'],
  ['saturday', '2026-11-21T00:00:00.000Z'],
] as const)(
  'the week of a family that begins it on %s begins at %s [CON-19, FAM-35, STA-2]',
  async ([weekStart, begin]) => {
    const app = await createTestApp()
    const { call } = await app.member()
    await call(editFamily, { body: { weekStart } })
    const { id } = await createChild(call)
    app.clock.set(begin)
    app.clock.forward({ seconds: -1 })
    await award(call, id, 5)
    expect(await getWeek(call, id)).toMatchObject({ behavior: 1 })
    app.clock.forward({ seconds: 1 })
    expect(await getWeek(call, id)).toMatchObject({ behavior: 0 })
  },
)
