import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { deleteReward, giveRedemption, listRedemptions, listRewards } from '#shared/rewards/contract.ts'
import { award, getChild, redeem, createChild, createReward, listNewestActivities } from '#server/testing/factories.ts'
import { verify } from '#server/ledger/verify.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createAppWithReward = async (points = 100) => {
  const app = await createTestApp()
  const ana = await app.member()
  const { id } = await createChild(ana.call)
  const reward = await createReward(ana.call, id, 30)
  await award(ana.call, id, points)
  const promises = () => ana.call(listRedemptions, { query: { childId: id } })
  return { app, ana, call: ana.call, id, reward, promises }
}

const give = (call: Call, id: string) => call(giveRedemption, { params: { id } })
/** Marks a redemption as given; returns the id of the act. */
const giveWithKey = async (call: Call, id: string) => {
  const key = v7()
  await call(giveRedemption, { params: { id } }, { key })
  return key
}
const undo = (call: Call, actId: string) => call(undoAct, { params: { id: actId } })
const createConflict = (code: string) => ({ status: 409, code })

test('a redemption is open until a member marks it as given [RWD-24, RWD-32, RWD-33, RWD-34, RWD-37]', async () => {
  const { app, ana, call, id, reward, promises } = await createAppWithReward()
  const { actId, balance, badges: _, ...promise } = await redeem(call, reward)
  expect(balance).toBe(70)
  expect(promise).toMatchObject({ rewardId: reward.id, title: 'Zoo', pointsSpent: 30, redeemedBy: ana.userId })
  expect(await promises()).toEqual([{ ...promise, actId, givenAt: null, returnedAt: null }])
  app.clock.forward({ days: 20 })
  const given = await give(call, promise.id)
  expect(given).toEqual({ ...promise, actId, givenAt: '2026-12-10T10:00:00.000Z' })
  expect(await promises()).toEqual([given])
  await expect(give(call, promise.id)).rejects.toMatchObject(createConflict('already_given'))
  expect(await getChild(call, id)).toMatchObject({ points: 70, pointsEarned: 100 })
})

test('a redemption is on the timeline with its cost', async () => {
  const { call, id, reward } = await createAppWithReward()
  const [preset] = (await call(listRewards, { query: { childId: id } })).slice(-1)
  if (!preset) throw new Error('no preset')
  await redeem(call, reward)
  await redeem(call, preset)
  expect((await listNewestActivities(call, id)).slice(0, 2)).toMatchObject([
    { type: 'reward', title: 'Snack choice', points: -30, iconName: 'treat', metadata: '{"preset":"snack_choice"}' },
    { type: 'reward', title: 'Zoo', points: -30, iconName: 'outing', metadata: null },
  ])
})

test('a reward can be redeemed again while the balance covers it, down to zero [RWD-26, RWD-29]', async () => {
  const { app, call, reward, promises } = await createAppWithReward(90)
  for (const left of [60, 30, 0]) {
    expect(await redeem(call, reward)).toMatchObject({ balance: left })
    app.clock.forward({ seconds: 1 })
  }
  await expect(redeem(call, reward)).rejects.toMatchObject({
    ...createConflict('insufficient_points'),
    facts: { cost: 30, points: 0 },
  })
  const at = (await promises()).map(({ redeemedAt }) => redeemedAt)
  expect(at).toEqual(at.toSorted().toReversed())
  expect(at).toHaveLength(3)
})

test('rejects a redemption one point short and changes nothing [ANS-27, PTS-10, RWD-26]', async () => {
  const { call, id, reward, promises } = await createAppWithReward(29)
  await expect(redeem(call, reward)).rejects.toMatchObject({ facts: { cost: 30, points: 29 } })
  expect(await getChild(call, id)).toMatchObject({ points: 29 })
  expect(await promises()).toEqual([])
})

test('rejects a price other than the current one, higher or lower [ANS-27, RWD-25]', async () => {
  const { call, id, reward } = await createAppWithReward()
  for (const sent of [29, 31]) {
    await expect(redeem(call, { ...reward, pointsCost: sent })).rejects.toMatchObject({
      ...createConflict('reward_price_changed'),
      facts: { cost: 30, sent },
    })
  }
  expect(await getChild(call, id)).toMatchObject({ points: 100 })
})

test('a reward of another child of the family is not found [RWD-27]', async () => {
  const { call, id, reward } = await createAppWithReward()
  const other = await createChild(call, 'Leo')
  await award(call, other.id, 100)
  await expect(redeem(call, { ...reward, childId: other.id })).rejects.toMatchObject({ status: 404 })
  expect(await getChild(call, other.id)).toMatchObject({ points: 100 })
  expect(await getChild(call, id)).toMatchObject({ points: 100 })
})

test('an undo returns the points, and the redemption is no longer listed [RWD-38, RWD-40, UND-17]', async () => {
  const { call, id, reward, promises } = await createAppWithReward()
  const { id: redemption, actId } = await redeem(call, reward)
  expect(await undo(call, actId)).toMatchObject({ balance: 100 })
  expect(await promises()).toEqual([])
  expect(await getChild(call, id)).toMatchObject({ points: 100, pointsEarned: 100 })
  await expect(give(call, redemption)).rejects.toMatchObject(createConflict('redemption_returned'))
  await expect(undo(call, actId)).rejects.toMatchObject(createConflict('already_undone'))
})

test('within seven days a given redemption can be undone, too', async () => {
  const { app, call, reward } = await createAppWithReward()
  const { id, actId } = await redeem(call, reward)
  await give(call, id)
  app.clock.forward({ days: 7 })
  expect(await undo(call, actId)).toMatchObject({ balance: 100 })
})

test('after eight days an open redemption can still be undone [RWD-36, UND-17]', async () => {
  const { app, call, reward, promises } = await createAppWithReward()
  const { actId } = await redeem(call, reward)
  app.clock.forward({ days: 8 })
  expect(await undo(call, actId)).toMatchObject({ balance: 100 })
  expect(await promises()).toEqual([])
})

test('after eight days a given redemption cannot be undone [UND-17]', async () => {
  const { app, call, id, reward, promises } = await createAppWithReward()
  const { id: redemption, actId } = await redeem(call, reward)
  await give(call, redemption)
  app.clock.forward({ days: 8 })
  await expect(undo(call, actId)).rejects.toMatchObject(createConflict('undo_expired'))
  expect(await promises()).toMatchObject([{ givenAt: expect.any(String), returnedAt: null }])
  expect(await getChild(call, id)).toMatchObject({ points: 70 })
})

test('of a concurrent give and undo after eight days, one succeeds', async () => {
  const { app, call, id, reward } = await createAppWithReward()
  const { id: redemption, actId } = await redeem(call, reward)
  app.clock.forward({ days: 8 })
  const settled = await Promise.allSettled([give(call, redemption), undo(call, actId)])
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const given = settled[0]?.status === 'fulfilled'
  expect(await getChild(call, id)).toMatchObject({ points: given ? 70 : 100 })
})

test('a redemption of a deleted reward can be given and undone; the reward stays deleted [RWD-8, UND-13, UND-18]', async () => {
  const { call, id, reward, promises } = await createAppWithReward()
  const first = await redeem(call, reward)
  const second = await redeem(call, reward)
  await call(deleteReward, { params: { id: reward.id } })
  await expect(redeem(call, reward)).rejects.toMatchObject({ status: 404 })
  await give(call, first.id)
  expect(await undo(call, second.actId)).toMatchObject({ balance: 70 })
  expect(await promises()).toMatchObject([{ id: first.id, title: 'Zoo', givenAt: expect.any(String) }])
  expect(await call(listRewards, { query: { childId: id } })).toHaveLength(6)
})

test('an open redemption is listed however many later ones were given [RWD-33]', async () => {
  const { app, call, id, reward, promises } = await createAppWithReward()
  const promise = await redeem(call, reward)
  const sticker = await createReward(call, id, 1, 'Sticker')
  for (const points of [100, 100]) await award(call, id, points)
  for (let n = 0; n < 200; n++) {
    app.clock.forward({ seconds: 1 })
    await give(call, (await redeem(call, sticker)).id)
  }
  const listed = await promises()
  expect(listed).toHaveLength(200)
  expect(listed.at(-1)).toMatchObject({ id: promise.id, givenAt: null })
  expect(listed.map((one) => one.id)).toEqual(
    listed
      .map((one) => one.id)
      .toSorted()
      .toReversed(),
  )
})

test('lists the latest 200, newest first [RWD-33]', async () => {
  const { app, call, id, promises } = await createAppWithReward()
  const sticker = await createReward(call, id, 1, 'Sticker')
  for (const points of [100, 1]) await award(call, id, points, `Deed ${points}`)
  const made: string[] = []
  for (let n = 0; n < 201; n++) {
    made.push((await redeem(call, sticker)).id)
    app.clock.forward({ seconds: 1 })
  }
  expect((await promises()).map((one) => one.id)).toEqual(made.toReversed().slice(0, 200))
})

test('undoing that a redemption was given opens it again; then it can be given or returned [RWD-42]', async () => {
  const { app, call, id, reward, promises } = await createAppWithReward()
  const { id: redemption, actId } = await redeem(call, reward)
  const given = await giveWithKey(call, redemption)
  expect(await undo(call, given)).toMatchObject({ undoes: given, balance: 70 })
  expect(await promises()).toMatchObject([{ id: redemption, givenAt: null, returnedAt: null }])
  await expect(undo(call, given)).rejects.toMatchObject(createConflict('already_undone'))
  await giveWithKey(call, redemption)
  expect(await promises()).toMatchObject([{ givenAt: expect.any(String) }])
  expect(await verify(app.database.db)).toEqual([])
  expect(await undo(call, actId)).toMatchObject({ balance: 100 })
  expect(await getChild(call, id)).toMatchObject({ points: 100, pointsEarned: 100 })
})

test('that a redemption was given can be undone for seven days, and not once the points are returned [RWD-42]', async () => {
  const { app, call, reward, promises } = await createAppWithReward()
  const old = await redeem(call, reward)
  const givenOld = await giveWithKey(call, old.id)
  app.clock.forward({ days: 8 })
  await expect(undo(call, givenOld)).rejects.toMatchObject(createConflict('undo_expired'))
  const returned = await redeem(call, reward)
  const given = await giveWithKey(call, returned.id)
  await undo(call, returned.actId)
  await expect(undo(call, given)).rejects.toMatchObject(createConflict('redemption_returned'))
  expect(await promises()).toMatchObject([{ id: old.id, givenAt: expect.any(String) }])
  expect(await verify(app.database.db)).toEqual([])
})

test('marking as given is on no timeline, and each member may undo it [RWD-42]', async () => {
  const { app, ana, call, id, reward, promises } = await createAppWithReward()
  const { id: redemption } = await redeem(call, reward)
  const before = await listNewestActivities(call, id)
  const given = await giveWithKey(call, redemption)
  const second = await app.member({ familyId: ana.familyId })
  await undo(second.call, given)
  expect(await promises()).toMatchObject([{ id: redemption, givenAt: null }])
  expect(await listNewestActivities(call, id)).toEqual(before)
})
