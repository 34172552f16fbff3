import { expect, test } from 'vitest'
import type { Call } from '#shared/contract/client.ts'
import { deleteReward, editReward, listRedemptions, listRewards } from '#shared/rewards/contract.ts'
import {
  award,
  childNow,
  deduct,
  outcomes,
  redeem,
  someChild,
  someReward,
  timeline,
} from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const rounds = 200
const callers = 50

const atOnce = <T>(n: number, ask: () => Promise<T>) => Array.from({ length: n }, ask)

const familyWith = async (points: number, cost: number) => {
  const app = await createTestApp()
  const { call, familyId } = await app.member()
  const { id } = await someChild(call)
  const reward = await someReward(call, id, cost)
  if (points > 0) await award(call, id, points)
  return { app, call, familyId, id, reward }
}

const ledgerSum = async (call: Call, childId: string) =>
  (await timeline(call, childId)).reduce((sum, { points }) => sum + (points ?? 0), 0)

test(
  'of 50 redeems at once of a balance that pays one, exactly one succeeds, 200 times',
  { timeout: 180_000 },
  async () => {
    const { call, id, reward } = await familyWith(0, 40)
    for (let round = 0; round < rounds; round++) {
      await award(call, id, 40, 'Shared')
      const ended = await outcomes(atOnce(callers, () => redeem(call, reward)))
      expect(ended.filter((one) => one === 'done')).toHaveLength(1)
      expect(ended.filter((one) => one === '409 insufficient_points')).toHaveLength(callers - 1)
      expect(await childNow(call, id)).toMatchObject({ points: 0, pointsEarned: 40 * (round + 1) })
    }
    expect(await call(listRedemptions, { query: { childId: id } })).toHaveLength(rounds)
  },
)

test('a balance that pays three of two rewards pays for three, whichever come first', async () => {
  const { call, id, reward } = await familyWith(99, 33)
  const other = await someReward(call, id, 33, 'Cinema')
  const ended = await outcomes([...atOnce(10, () => redeem(call, reward)), ...atOnce(10, () => redeem(call, other))])
  expect(ended.filter((one) => one === 'done')).toHaveLength(3)
  expect(await childNow(call, id)).toMatchObject({ points: 0 })
})

test('a redeem beside the deletion of its reward is done before it or finds nothing', async () => {
  const { call, id } = await familyWith(100, 10)
  for (let round = 0; round < 20; round++) {
    const reward = await someReward(call, id, 1, `Sticker ${round}`)
    const before = (await childNow(call, id)).points
    const [redeemed, removed] = await outcomes([
      redeem(call, reward),
      call(deleteReward, { params: { id: reward.id } }),
    ])
    expect(removed).toBe('done')
    expect(['done', '404 not_found']).toContain(redeemed)
    expect(before - (await childNow(call, id)).points).toBe(redeemed === 'done' ? 1 : 0)
  }
  expect(await ledgerSum(call, id)).toBe((await childNow(call, id)).points)
})

test('a redeem beside a change of price pays the price it was shown or is refused', async () => {
  const { call, id } = await familyWith(100, 10)
  for (let round = 0; round < 20; round++) {
    const reward = await someReward(call, id, 2)
    const before = (await childNow(call, id)).points
    const dearer = { params: { id: reward.id }, body: { pointsCost: 3 } }
    const [redeemed, changed] = await outcomes([redeem(call, reward), call(editReward, dearer)])
    expect(changed).toBe('done')
    expect(['done', '409 reward_price_changed']).toContain(redeemed)
    expect(before - (await childNow(call, id)).points).toBe(redeemed === 'done' ? 2 : 0)
  }
})

test('a redeem beside a deduction pays only what was there', async () => {
  const { call, id, reward } = await familyWith(0, 10)
  for (let round = 0; round < 20; round++) {
    await award(call, id, 10, 'Shared')
    const [redeemed, deducted] = await outcomes([redeem(call, reward), deduct(call, id, 4)])
    expect(deducted).toBe('done')
    const { points } = await childNow(call, id)
    expect([redeemed, points]).toEqual(redeemed === 'done' ? ['done', -4] : ['409 insufficient_points', 6])
    await (points < 0 ? award(call, id, 4, 'Made good') : deduct(call, id, 6))
  }
})

test('two members who redeem the last points at once get one promise, a stranger gets none', async () => {
  const { app, call, id, familyId, reward } = await familyWith(40, 40)
  const second = await app.member({ familyId })
  const stranger = await app.member()
  const seen = await second.call(listRewards, { query: { childId: id } })
  expect(seen[0]).toEqual(reward)
  const ended = await outcomes([redeem(call, reward), redeem(second.call, reward), redeem(stranger.call, reward)])
  expect(ended.toSorted()).toEqual(['404 not_found', '409 insufficient_points', 'done'])
  expect(await call(listRedemptions, { query: { childId: id } })).toHaveLength(1)
})
