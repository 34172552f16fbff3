import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { listActivities } from '#shared/activities/contract.ts'
import { putQuickList } from '#shared/behaviors/contract.ts'
import { editChild, listChildren } from '#shared/children/contract.ts'
import { deleteHabit, editHabit, restChild, restHabit } from '#shared/habits/contract.ts'
import { deleteMoment, editMoment } from '#shared/moments/contract.ts'
import { addReward, deleteReward, editReward, giveRedemption } from '#shared/rewards/contract.ts'
import { deleteSkill, editSkill } from '#shared/skills/contract.ts'
import {
  award,
  deduct,
  completeSkill,
  redeem,
  recordScore,
  createChild,
  createMoment,
  createReward,
  createSkill,
} from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { createTestApp, type TestClient } from '#server/testing/harness.ts'

const createAppWithChild = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { id } = await createChild(ana.call)
  const poll = (etag?: string, query = '', by: TestClient = ana) =>
    by.send(`/api/activities/${id}${query}`, etag === undefined ? {} : { headers: { 'if-none-match': etag } })
  const tag = async () => (await poll()).headers.get('etag') ?? ''
  return { app, ana, call: ana.call, id, poll, tag }
}

test('a poll of an unchanged child returns 304 without a body [ACT-24]', async () => {
  const { call, id, poll, tag } = await createAppWithChild()
  await award(call, id)
  const etag = await tag()
  expect(etag).toMatch(/^"\d+-test"$/)
  const answer = await poll(etag)
  expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([304, '', etag])
  expect(answer.headers.get('content-type')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('If-None-Match is compared weakly, as a list, and independently of the query [ACT-23, ACT-24]', async () => {
  const { poll, tag } = await createAppWithChild()
  const etag = await tag()
  for (const sent of [`W/${etag}`, `"0-test", ${etag}`, `W/"x" ,W/${etag}`, '*']) {
    expect([sent, (await poll(sent)).status]).toEqual([sent, 304])
  }
  expect((await poll(etag, '?limit=3&type=reward')).status).toBe(304)
  for (const sent of ['""', '"99-test"', etag.slice(1, -1), `${etag.slice(0, -1)}x"`, 'W/', '']) {
    expect([sent, (await poll(sent)).status]).toEqual([sent, 200])
  }
})

test('another release of the app has another ETag [ACT-23]', async () => {
  const app = await createTestApp({ services: { version: '2.0.0' } })
  const ana = await app.member()
  const { id } = await createChild(ana.call)
  expect((await ana.send(`/api/activities/${id}`)).headers.get('etag')).toMatch(/^"\d+-2\.0\.0"$/)
})

test('every write to data of a child changes its ETag, and no other child’s [PTS-6, PTS-7]', async () => {
  const { call, id, poll, tag } = await createAppWithChild()
  const other = await createChild(call, 'Leo')
  const reward = await createReward(call, id, 5)
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
    ['add a reward', () => createReward(call, id, 9)],
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

test('every write to habits, skills and moments changes the ETag, and a read does not [PTS-6]', async () => {
  const { ana, call, id, poll, tag } = await createAppWithChild()
  const [habit, skill, moment] = [
    await createHabit(call, id),
    await createSkill(call, id),
    await createMoment(call, id),
  ]
  const own = { params: { habitId: habit.id } }
  const rests = { from: '2026-11-21', to: '2026-11-22', rest: true }
  const writes: [string, () => Promise<unknown>][] = [
    ['add a habit', () => createHabit(call, id, { title: 'Read' })],
    ['edit a habit', () => call(editHabit, { ...own, body: { title: 'Floss' } })],
    ['raise its target', () => call(editHabit, { ...own, body: { targetDays: 30 } })],
    ['check in', () => checkIn(call, habit.id, '2026-11-20')],
    ['rest', () => call(restHabit, { ...own, body: rests })],
    ['rest in all habits', () => call(restChild, { params: { childId: id }, body: rests })],
    ['delete a habit', () => call(deleteHabit, own)],
    ['add a challenge', () => createSkill(call, id, { title: 'Poems' })],
    ['edit a challenge', () => call(editSkill, { params: { id: skill.id }, body: { title: 'Rope' } })],
    ['score', () => recordScore(call, skill.id, 5)],
    ['complete', () => completeSkill(call, skill.id)],
    ['delete a challenge', () => call(deleteSkill, { params: { id: skill.id } })],
    ['write a moment', () => createMoment(call, id)],
    ['edit a moment', () => call(editMoment, { params: { id: moment.id }, body: { mood: 'calm' } })],
    ['delete a moment', () => call(deleteMoment, { params: { id: moment.id } })],
  ]
  for (const [what, write] of writes) {
    const before = await tag()
    await write()
    expect([what, (await poll(before)).status]).toEqual([what, 200])
  }
  const still = await tag()
  for (const read of ['habits', 'skills', 'moments', 'badges']) await ana.send(`/api/${read}/${id}`)
  expect((await poll(still)).status).toBe(304)
})

test('a rejected write does not change the ETag [ANS-16]', async () => {
  const { call, id, poll, tag } = await createAppWithChild()
  const etag = await tag()
  const body = { childId: id, title: 'Zoo', pointsCost: 0, category: 'outing' as const }
  await expect(call(addReward, { body })).rejects.toMatchObject({ status: 400 })
  await expect(redeem(call, await createReward(call, id, 5))).rejects.toMatchObject({ status: 409 })
  expect((await poll(etag)).status).toBe(200)
  const after = await tag()
  const other = await createReward(call, (await createChild(call, 'Leo')).id, 5)
  await expect(redeem(call, { ...other, childId: id })).rejects.toMatchObject({ status: 404 })
  expect((await poll(after)).status).toBe(304)
})

test('the client returns the cached response for a 304', async () => {
  const { app, ana, id } = await createAppWithChild()
  await award(ana.call, id, 10)
  const given = { params: { childId: id }, query: { limit: '5' } }
  const first = await ana.call(listActivities, given)
  expect(await ana.call(listActivities, given)).toBe(first)
  const second = await app.member({ familyId: ana.familyId })
  await award(second.call, id, 5)
  expect(await ana.call(listActivities, given)).toHaveLength(2)
})

test('only activities have an ETag [ACT-25]', async () => {
  const { ana } = await createAppWithChild()
  expect(await ana.call(listChildren, {})).toHaveLength(1)
  expect((await ana.send('/api/children')).headers.get('etag')).toBeNull()
})
