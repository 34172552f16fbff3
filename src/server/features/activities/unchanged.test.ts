import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { listActivities } from '#shared/activities/contract.ts'
import { putQuickList } from '#shared/behaviors/contract.ts'
import { editChild, listChildren } from '#shared/children/contract.ts'
import { addReward, deleteReward, editReward, giveRedemption } from '#shared/rewards/contract.ts'
import { award, deduct, redeem, someChild, someReward } from '#server/testing/factories.ts'
import { createTestApp, type Visitor } from '#server/testing/harness.ts'

const family = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { id } = await someChild(ana.call)
  const poll = (etag?: string, query = '', by: Visitor = ana) =>
    by.send(`/api/activities/${id}${query}`, etag === undefined ? {} : { headers: { 'if-none-match': etag } })
  const tag = async () => (await poll()).headers.get('etag') ?? ''
  return { app, ana, call: ana.call, id, poll, tag }
}

test('a poll of what did not change is 304 without a body', async () => {
  const { call, id, poll, tag } = await family()
  await award(call, id)
  const etag = await tag()
  expect(etag).toMatch(/^"\d+-test"$/)
  const answer = await poll(etag)
  expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag])
  expect(answer.headers.get('content-type')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('the tag is compared weakly, among others, and whatever the query', async () => {
  const { poll, tag } = await family()
  const etag = await tag()
  for (const sent of [`W/${etag}`, `"0-test", ${etag}`, `W/"x" ,W/${etag}`, '*']) {
    expect([sent, (await poll(sent)).status]).toEqual([sent, 304])
  }
  expect((await poll(etag, '?limit=3&type=reward')).status).toBe(304)
  for (const sent of ['""', '"99-test"', etag.slice(1, -1), `${etag.slice(0, -1)}x"`, 'W/', '']) {
    expect([sent, (await poll(sent)).status]).toEqual([sent, 200])
  }
})

test('another release has another tag', async () => {
  const app = await createTestApp({ services: { version: '2.0.0' } })
  const ana = await app.member()
  const { id } = await someChild(ana.call)
  expect((await ana.send(`/api/activities/${id}`)).headers.get('etag')).toMatch(/^"\d+-2\.0\.0"$/)
})

test('every write to anything of the child changes the tag, and no other child’s', async () => {
  const { call, id, poll, tag } = await family()
  const other = await someChild(call, 'Leo')
  const reward = await someReward(call, id, 5)
  const { actId } = await award(call, id, 50)
  const promise = await redeem(call, reward)
  const tile = { title: 'Fed the cat', points: 2 }
  const writes: [string, () => Promise<unknown>][] = [
    ['award', () => award(call, id)],
    ['deduct', () => deduct(call, id)],
    ['undo', () => call(undoAct, { params: { id: actId } })],
    ['edit the child', () => call(editChild, { params: { id }, body: { name: 'Zoe' } })],
    ['edit nothing', () => call(editChild, { params: { id }, body: {} })],
    ['quick list', () => call(putQuickList, { params: { childId: id }, body: [tile] })],
    ['add a reward', () => someReward(call, id, 9)],
    ['edit a reward', () => call(editReward, { params: { id: reward.id }, body: { pointsCost: 6 } })],
    ['delete a reward', () => call(deleteReward, { params: { id: reward.id } })],
    ['give', () => call(giveRedemption, { params: { id: promise.id } })],
    ['return', () => call(undoAct, { params: { id: promise.actId } })],
  ]
  for (const [what, write] of writes) {
    const before = await tag()
    await write()
    const answer = await poll(before)
    expect([what, answer.status]).toEqual([what, 200])
    expect([what, answer.headers.get('etag')]).not.toEqual([what, before])
  }
  const still = await tag()
  await award(call, other.id)
  expect((await poll(still)).status).toBe(304)
})

test('a refused write changes no tag', async () => {
  const { call, id, poll, tag } = await family()
  const etag = await tag()
  const body = { childId: id, title: 'Zoo', pointsCost: 0, category: 'outing' as const }
  await expect(call(addReward, { body })).rejects.toMatchObject({ status: 400 })
  await expect(redeem(call, await someReward(call, id, 5))).rejects.toMatchObject({ status: 409 })
  expect((await poll(etag)).status).toBe(200)
  const after = await tag()
  const other = await someReward(call, (await someChild(call, 'Leo')).id, 5)
  await expect(redeem(call, { ...other, childId: id })).rejects.toMatchObject({ status: 404 })
  expect((await poll(after)).status).toBe(304)
})

test('the typed client reads an unchanged answer as the one it kept', async () => {
  const { app, ana, id } = await family()
  await award(ana.call, id, 10)
  const given = { params: { childId: id }, query: { limit: '5' } }
  const first = await ana.call(listActivities, given)
  expect(await ana.call(listActivities, given)).toBe(first)
  const second = await app.member({ familyId: ana.familyId })
  await award(second.call, id, 5)
  expect(await ana.call(listActivities, given)).toHaveLength(2)
})

test('only activities carry a tag', async () => {
  const { ana } = await family()
  expect(await ana.call(listChildren, {})).toHaveLength(1)
  expect((await ana.send('/api/children')).headers.get('etag')).toBeNull()
})
