import { expect, test } from 'vitest'
import { deleteReward, editReward, listRedemptions, listRewards } from '#shared/rewards/contract.ts'
import { verify } from '#server/ledger/verify.ts'
import {
  award,
  getChild,
  deduct,
  describeOutcomes,
  redeem,
  createChild,
  createReward,
} from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createTestApp } from '#server/testing/harness.ts'

const callerCount = 50

const sendConcurrently = <T>(n: number, send: () => Promise<T>) => Array.from({ length: n }, send)

const createAppWithReward = async (points: number, cost: number) => {
  const app = await createTestApp()
  const { call, familyId } = await app.member()
  const { id } = await createChild(call)
  const reward = await createReward(call, id, cost)
  if (points > 0) await award(call, id, points)
  return { app, call, familyId, id, reward }
}

const countDone = (ended: readonly string[]) => ended.filter((one) => one === 'done').length

const countRejected = (ended: readonly string[]) => ended.filter((one) => one === '409 insufficient_points').length

test('of 50 concurrent redemptions with a balance for one, exactly one succeeds [RWD-28]', async ({ task }) => {
  const count = sampleSize(60, 4000)
  const { app, call, id, reward } = await createAppWithReward(0, 40)
  for (let round = 0; round < count; round++) {
    await award(call, id, 40, 'Shared')
    const ended = await describeOutcomes(sendConcurrently(callerCount, () => redeem(call, reward)))
    expect([countDone(ended), countRejected(ended)]).toEqual([1, callerCount - 1])
    expect(await getChild(call, id)).toMatchObject({ points: 0, pointsEarned: 40 * (round + 1) })
  }
  expect(await call(listRedemptions, { query: { childId: id } })).toHaveLength(Math.min(count, 200))
  const inconsistencies = await verify(app.database.db)
  reportCheck({ task }, { check: 'T4', what: 'races of 50 for the last coins', count, wrong: inconsistencies.length })
  expect(inconsistencies).toEqual([])
})

test('of concurrent redemptions of two rewards by two members, exactly one succeeds', async ({ task }) => {
  const count = sampleSize(20, 2000)
  const { app, call, id, familyId, reward } = await createAppWithReward(0, 33)
  const ben = await app.member({ familyId })
  const other = await createReward(call, id, 33, 'Cinema')
  for (let round = 0; round < count; round++) {
    await award(call, id, 33, 'Shared')
    const ended = await describeOutcomes([
      ...sendConcurrently(callerCount / 2, () => redeem(call, reward)),
      ...sendConcurrently(callerCount / 2, () => redeem(ben.call, other)),
    ])
    expect([countDone(ended), countRejected(ended)]).toEqual([1, callerCount - 1])
    expect(await getChild(call, id)).toMatchObject({ points: 0 })
  }
  const inconsistencies = await verify(app.database.db)
  reportCheck(
    { task },
    { check: 'T4', what: 'races of 50 for one of two rewards', count, wrong: inconsistencies.length },
  )
  expect(inconsistencies).toEqual([])
})

test('a balance for three redemptions pays for three, in any order', async () => {
  const { call, id, reward } = await createAppWithReward(99, 33)
  const other = await createReward(call, id, 33, 'Cinema')
  const ended = await describeOutcomes([
    ...sendConcurrently(10, () => redeem(call, reward)),
    ...sendConcurrently(10, () => redeem(call, other)),
  ])
  expect(countDone(ended)).toBe(3)
  expect(await getChild(call, id)).toMatchObject({ points: 0 })
})

test('a redemption concurrent with the deletion of its reward happens before it or fails with not_found', async ({
  task,
}) => {
  const count = sampleSize(20, 2000)
  const { app, call, id } = await createAppWithReward(0, 10)
  for (let round = 0; round < count; round++) {
    const reward = await createReward(call, id, 1, `Sticker ${round}`)
    await award(call, id, 1, 'Shared')
    const before = (await getChild(call, id)).points
    const removing = () => call(deleteReward, { params: { id: reward.id } })
    const both = [() => redeem(call, reward), removing]
    const requests = round % 2 === 0 ? both : both.toReversed()
    const ended = await describeOutcomes(requests.map((send) => send()))
    const [redeemed, removed] = round % 2 === 0 ? ended : ended.toReversed()
    expect(removed).toBe('done')
    expect(['done', '404 not_found']).toContain(redeemed)
    expect(before - (await getChild(call, id)).points).toBe(redeemed === 'done' ? 1 : 0)
  }
  const inconsistencies = await verify(app.database.db)
  reportCheck(
    { task },
    { check: 'T4', what: 'races of a redeem and the deletion of its reward', count, wrong: inconsistencies.length },
  )
  expect(inconsistencies).toEqual([])
})

test('a redemption concurrent with a price change pays the displayed price or fails [RWD-25]', async () => {
  const { call, id } = await createAppWithReward(100, 10)
  for (let round = 0; round < 20; round++) {
    const reward = await createReward(call, id, 2)
    const before = (await getChild(call, id)).points
    const dearer = { params: { id: reward.id }, body: { pointsCost: 3 } }
    const [redeemed, changed] = await describeOutcomes([redeem(call, reward), call(editReward, dearer)])
    expect(changed).toBe('done')
    expect(['done', '409 reward_price_changed']).toContain(redeemed)
    expect(before - (await getChild(call, id)).points).toBe(redeemed === 'done' ? 2 : 0)
  }
})

test('a redemption concurrent with a deduction never overdraws the balance [PTS-10]', async ({ task }) => {
  const count = sampleSize(20, 2000)
  const { app, call, id, reward } = await createAppWithReward(0, 10)
  for (let round = 0; round < count; round++) {
    await award(call, id, 10, 'Shared')
    const both = [() => redeem(call, reward), () => deduct(call, id, 4)]
    const requests = round % 2 === 0 ? both : both.toReversed()
    const ended = await describeOutcomes(requests.map((send) => send()))
    const [redeemed, deducted] = round % 2 === 0 ? ended : ended.toReversed()
    expect(deducted).toBe('done')
    const { points } = await getChild(call, id)
    expect([redeemed, points]).toEqual(redeemed === 'done' ? ['done', -4] : ['409 insufficient_points', 6])
    await (points < 0 ? award(call, id, 4, 'Made good') : deduct(call, id, 6))
  }
  const inconsistencies = await verify(app.database.db)
  reportCheck(
    { task },
    { check: 'T4', what: 'races of a redeem and a deduction', count, wrong: inconsistencies.length },
  )
  expect(inconsistencies).toEqual([])
})

test('of two members who redeem the last points concurrently one succeeds; a member of another family gets not found', async () => {
  const { app, call, id, familyId, reward } = await createAppWithReward(40, 40)
  const second = await app.member({ familyId })
  const stranger = await app.member()
  const seen = await second.call(listRewards, { query: { childId: id } })
  expect(seen[0]).toEqual(reward)
  const ended = await describeOutcomes([
    redeem(call, reward),
    redeem(second.call, reward),
    redeem(stranger.call, reward),
  ])
  expect(ended.toSorted()).toEqual(['404 not_found', '409 insufficient_points', 'done'])
  expect(await call(listRedemptions, { query: { childId: id } })).toHaveLength(1)
})
