import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { undoAct, undoActGroup } from '#shared/acts/contract.ts'
import { maxActsInGroup } from '#shared/acts/rules.ts'
import type { Call } from '#shared/contract/client.ts'
import { deleteChild } from '#shared/children/contract.ts'
import { addHabit } from '#shared/habits/contract.ts'
import { giveRedemption } from '#shared/rewards/contract.ts'
import { deleteSkill } from '#shared/skills/contract.ts'
import {
  award,
  createChild,
  createMoment,
  createReward,
  createSkill,
  describeOutcomes,
  getChild,
  listNewestActivities,
  redeem,
} from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { createTestApp, type TestApp } from '#server/testing/harness.ts'
import { verify } from './verify.ts'

const createAppWithChildren = async (services: Parameters<typeof createTestApp>[0] = {}) => {
  const app = await createTestApp(services)
  const ana = await app.member()
  const [mia, leo] = [await createChild(ana.call, 'Mia'), await createChild(ana.call, 'Leo')]
  const actGroup = randomUUID()
  return { app, ana, call: ana.call, mia: mia.id, leo: leo.id, actGroup, inGroup: { actGroup } }
}

const undoGroup = async (call: Call, id: string) => (await call(undoActGroup, { params: { id } })).results

const expectConsistent = async ({ database }: TestApp) => expect(await verify(database.db)).toEqual([])

test('activities have the group of their act, or null [UND-33, ACT-1]', async () => {
  const { ana, call, mia, actGroup, inGroup } = await createAppWithChildren()
  await award(call, mia, 1, 'Alone')
  await award(call, mia, 2, 'Together', { actGroup: actGroup.toUpperCase() })
  const { id } = await createHabit(call, mia, { targetDays: 1 })
  await checkIn(call, id, '2026-11-20', inGroup)
  const rows = await listNewestActivities(ana.call, mia)
  expect(rows.map(({ points, groupId }) => [points, groupId])).toEqual([
    [20, actGroup],
    [2, actGroup],
    [2, actGroup],
    [1, null],
  ])
})

test.for(['', 'x', '1', `${randomUUID()}0`])('rejects the group %j [UND-33]', async (group) => {
  const { ana, mia } = await createAppWithChildren()
  const body = JSON.stringify({ childId: mia, type: 'reward', title: 'x', points: 1 })
  const headers = { 'content-type': 'application/json', 'act-group': group }
  const answer = await ana.send('/api/behaviors', { method: 'POST', headers, body })
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_group' }])
  expect(await getChild(ana.call, mia)).toMatchObject({ points: 0 })
})

test('a repeated request keeps the group of the first one [UND-33]', async () => {
  const { call, mia, actGroup } = await createAppWithChildren()
  const key = randomUUID()
  const first = await award(call, mia, 3, 'Fed the cat', { key, actGroup })
  expect(await award(call, mia, 3, 'Fed the cat', { key, actGroup: randomUUID() })).toEqual(first)
  expect(await award(call, mia, 3, 'Fed the cat', { key })).toEqual(first)
  expect(await listNewestActivities(call, mia)).toMatchObject([{ groupId: actGroup }])
})

test('undoes the acts of all children in a group, newest first, and nothing else [UND-34]', async () => {
  const { app, call, mia, leo, actGroup, inGroup } = await createAppWithChildren()
  const alone = await award(call, mia, 1)
  const first = await award(call, mia, 10, 'Read', inGroup)
  const second = await award(call, leo, 20, 'Set the table', inGroup)
  app.clock.forward({ minutes: 1 })
  const third = await createMoment(call, mia, {}, inGroup)
  const results = await undoGroup(call, actGroup)
  expect(results[0]).toEqual({ actId: third.actId, childId: mia, status: 'undone', balance: 11 })
  expect(results.slice(1)).toEqual(
    expect.arrayContaining([
      { actId: second.actId, childId: leo, status: 'undone', balance: 0 },
      { actId: first.actId, childId: mia, status: 'undone', balance: 1 },
    ]),
  )
  expect(results).toHaveLength(3)
  expect(await listNewestActivities(call, mia)).toMatchObject([{ undone: false }, { undone: true }, { undone: false }])
  expect(await describeOutcomes([call(undoAct, { params: { id: alone.actId } })])).toEqual(['done'])
  await expectConsistent(app)
})

test('undoes check-ins of a habit that were received at once in the reverse order of the ledger [UND-34, UND-21]', async () => {
  const { app, call, mia, actGroup, inGroup } = await createAppWithChildren()
  const { id } = await createHabit(call, mia, { targetDays: 3 })
  // Later keys come first in the order of ids.
  const keys = ['f', '8', '0'].map((digit) => digit.repeat(8) + randomUUID().slice(8))
  for (const [n, key] of keys.entries()) await checkIn(call, id, `2026-11-${18 + n}`, { ...inGroup, key })
  expect((await undoGroup(call, actGroup)).map(({ actId, status }) => [actId, status])).toEqual(
    keys.toReversed().map((key) => [key, 'undone']),
  )
  expect(await getChild(call, mia)).toMatchObject({ points: 0, pointsEarned: 0 })
  await expectConsistent(app)
})

test('repeated, an undo of a group undoes nothing twice [UND-35]', async () => {
  const { app, call, mia, actGroup, inGroup } = await createAppWithChildren()
  const { actId } = await award(call, mia, 10, 'Read', inGroup)
  await award(call, mia, 20, 'Drew', inGroup)
  await call(undoAct, { params: { id: actId } })
  expect((await undoGroup(call, actGroup)).map(({ status }) => status)).toEqual(['undone', 'already_undone'])
  expect((await undoGroup(call, actGroup)).map(({ status }) => status)).toEqual(['already_undone', 'already_undone'])
  expect(await getChild(call, mia)).toMatchObject({ points: 0 })
  expect(await listNewestActivities(call, mia)).toHaveLength(4)
  await expectConsistent(app)
})

test('of concurrent undos of a group each act is undone by one [UND-35, UND-24]', async () => {
  const { app, call, mia, leo, actGroup, inGroup } = await createAppWithChildren()
  for (const id of [mia, leo, mia, leo]) await award(call, id, 5, 'Read', inGroup)
  const all = await Promise.all(Array.from({ length: 6 }, () => undoGroup(call, actGroup)))
  expect(all.flat().filter(({ status }) => status === 'undone')).toHaveLength(4)
  expect(all.flat().filter(({ status }) => status === 'already_undone')).toHaveLength(20)
  expect(await getChild(call, mia)).toMatchObject({ points: 0 })
  await expectConsistent(app)
})

test('says for each act why it stands, and undoes the others [UND-34]', async () => {
  const { app, call, mia, actGroup, inGroup } = await createAppWithChildren()
  const habit = await createHabit(call, mia, { targetDays: 2 })
  const edited = { childId: mia, title: 'Read', difficulty: 'easy' } as const
  await call(addHabit, { body: edited }, inGroup)
  await checkIn(call, habit.id, '2026-11-19', inGroup)
  await checkIn(call, habit.id, '2026-11-20')
  app.clock.forward({ seconds: 1 })
  const read = await award(call, mia, 7, 'Read', inGroup)
  expect((await undoGroup(call, actGroup)).map(({ status }) => status)).toEqual([
    'undone',
    'undo_newer_first',
    'not_undoable',
  ])
  app.clock.forward({ days: 7, seconds: 1 })
  const late = await award(call, mia, 3, 'Drew', inGroup)
  expect(await undoGroup(call, actGroup)).toMatchObject([
    { actId: late.actId, status: 'undone' },
    { actId: read.actId, status: 'already_undone' },
    { status: 'undo_expired' },
    { status: 'not_undoable' },
  ])
  await expectConsistent(app)
})

test('an undo or a given reward of a group is no part of it, or is returned first [UND-34]', async () => {
  const { app, call, mia, actGroup, inGroup } = await createAppWithChildren()
  const { actId } = await award(call, mia, 40)
  const redeemed = await redeem(call, await createReward(call, mia, 30))
  app.clock.forward({ seconds: 1 })
  const given = await call(giveRedemption, { params: { id: redeemed.id } }, inGroup)
  await call(undoAct, { params: { id: actId } }, inGroup)
  expect(given.givenAt).not.toBeNull()
  expect(await undoGroup(call, actGroup)).toMatchObject([{ status: 'undone', balance: -30 }])
  await expectConsistent(app)
})

test('a group of another family, or one that was deleted with its child, does not exist [UND-34]', async () => {
  const { app, call, leo, actGroup, inGroup } = await createAppWithChildren()
  const bob = await app.member()
  const { id } = await createChild(bob.call, 'Ida')
  await award(call, leo, 5, 'Read', inGroup)
  const rejected = { status: 404, code: 'not_found' }
  await expect(undoGroup(bob.call, actGroup)).rejects.toMatchObject(rejected)
  await award(bob.call, id, 6, 'Read', inGroup)
  expect(await undoGroup(bob.call, actGroup)).toMatchObject([{ childId: id, balance: 0 }])
  expect(await getChild(call, leo)).toMatchObject({ points: 5 })
  await call(deleteChild, { params: { id: leo } })
  await expect(undoGroup(call, actGroup)).rejects.toMatchObject(rejected)
})

test('a group has at most 100 acts; a repetition of one of them is none more [UND-33]', async () => {
  const { call, mia, actGroup, inGroup } = await createAppWithChildren()
  const key = randomUUID()
  const first = await award(call, mia, 1, 'Read', { ...inGroup, key })
  for (let n = 1; n < maxActsInGroup; n++) await award(call, mia, 1, 'Read', inGroup)
  await expect(award(call, mia, 1, 'Read', inGroup)).rejects.toMatchObject({ status: 409, code: 'group_full' })
  expect(await award(call, mia, 1, 'Read', { ...inGroup, key })).toEqual(first)
  expect(await getChild(call, mia)).toMatchObject({ points: maxActsInGroup })
  // Undos that are sent with the group are no part of it.
  await call(undoAct, { params: { id: first.actId } }, inGroup)
  const results = await undoGroup(call, actGroup)
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['already_undone', 'undone']))
  expect(await getChild(call, mia)).toMatchObject({ points: 0 })
})

test('a token undoes of a group what it may, and sees only its children [UND-34, TOK-12, TOK-6]', async () => {
  const { app, ana, call, mia, leo, actGroup, inGroup } = await createAppWithChildren()
  const read = await award(call, mia, 5, 'Read', inGroup)
  app.clock.forward({ seconds: 1 })
  const { id } = await createSkill(call, mia)
  await call(deleteSkill, { params: { id } }, inGroup)
  await award(call, leo, 6, 'Read', inGroup)
  const reading = await app.token(ana, { scopes: ['read'] })
  await expect(undoGroup(reading.call, actGroup)).rejects.toMatchObject({ code: 'insufficient_scope' })
  const ofLeo = await app.token(ana, { scopes: ['record', 'manage'], childIds: [leo] })
  expect(await undoGroup(ofLeo.call, actGroup)).toMatchObject([{ childId: leo, status: 'undone', balance: 0 }])
  const ofMia = await app.token(ana, { scopes: ['record'], childIds: [mia] })
  expect(await undoGroup(ofMia.call, actGroup)).toEqual([
    { actId: expect.any(String), childId: mia, status: 'insufficient_scope' },
    { actId: read.actId, childId: mia, status: 'undone', balance: 0 },
  ])
  const [undo] = await listNewestActivities(call, mia)
  expect(undo).toMatchObject({ via: ofMia.agentId, groupId: null, points: -5 })
  const managing = await app.token(ana, { scopes: ['record', 'manage'] })
  expect((await undoGroup(managing.call, actGroup)).map(({ status }) => status).toSorted()).toEqual([
    'already_undone',
    'already_undone',
    'undone',
  ])
})
