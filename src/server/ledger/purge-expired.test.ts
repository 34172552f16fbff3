import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { deleteReward, listRedemptions, listRewards } from '#shared/rewards/contract.ts'
import { award, getChild, redeem, createChild, createReward, listNewestActivities } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { purgeExpired } from './purge-expired.ts'

const createAppWithChild = async () => {
  const app = await createTestApp()
  const { call, familyId } = await app.member()
  const { id } = await createChild(call)
  const erase = () => app.database.transact((tx) => purgeExpired(tx, app.clock.now()))
  const rows = () =>
    app.database.db.selectFrom('rewards').select('id').where('child_id', '=', id).where('preset', 'is', null).execute()
  return { app, call, familyId, id, erase, rows }
}

test('a deleted reward is erased after 30 days; its redemptions stay [PTS-11, UND-23]', async () => {
  const { app, call, id, erase, rows } = await createAppWithChild()
  await award(call, id, 60)
  const reward = await createReward(call, id, 30)
  const kept = await createReward(call, id, 20, 'Park')
  const promise = await redeem(call, reward)
  await call(deleteReward, { params: { id: reward.id } })
  const before = await listNewestActivities(call, id)
  app.clock.forward({ days: 29 })
  await erase()
  expect(await rows()).toHaveLength(2)
  await award(call, id, 1)
  app.clock.forward({ days: 1, seconds: 1 })
  await erase()
  expect(await rows()).toEqual([{ id: kept.id }])
  expect(await call(listRewards, { query: { childId: id } })).toHaveLength(7)
  expect((await listNewestActivities(call, id)).slice(1)).toEqual(before)
  expect(await call(undoAct, { params: { id: promise.actId } })).toMatchObject({ balance: 61 })
  expect(await call(listRedemptions, { query: { childId: id } })).toEqual([])
})

test('a reward whose deletion was undone is not erased', async () => {
  const { app, call, id, erase, rows } = await createAppWithChild()
  const reward = await createReward(call, id, 30)
  const key = '019a9f3e-0000-7000-8000-00000000000a'
  await call(deleteReward, { params: { id: reward.id } }, { key })
  await call(undoAct, { params: { id: key } })
  app.clock.forward({ days: 29 })
  await award(call, id, 1)
  app.clock.forward({ days: 29 })
  await erase()
  expect(await rows()).toEqual([{ id: reward.id }])
})

test('erasing changes no balance and no act', async () => {
  const { app, call, id, erase } = await createAppWithChild()
  await award(call, id, 60)
  app.clock.forward({ days: 29 })
  await award(call, id, 1)
  app.clock.forward({ days: 29 })
  const acts = () => app.database.db.selectFrom('acts').select('id').orderBy('id').execute()
  const [before, known] = [await listNewestActivities(call, id), await acts()]
  await erase()
  await erase()
  expect(await listNewestActivities(call, id)).toEqual(before)
  expect(await acts()).toEqual(known)
  expect(await getChild(call, id)).toMatchObject({ points: 61 })
})
