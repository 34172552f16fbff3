import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { addChild, deleteChild, editChild } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import {
  award,
  getChild,
  deduct,
  readProblem,
  redeem,
  createChild,
  createReward,
  listNewestActivities,
} from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createAppWithChild = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { id } = await createChild(ana.call)
  return { app, ana, call: ana.call, id }
}

const undo = (call: Call, actId: string, key?: string) =>
  call(undoAct, { params: { id: actId } }, key === undefined ? undefined : { key })

const createConflict = (code: string) => ({ status: 409, code })

test('undoing an award removes its points, also from the total earned [PTS-4, UND-10]', async () => {
  const { call, id } = await createAppWithChild()
  const { actId } = await award(call, id, 10)
  await award(call, id, 7)
  expect(await undo(call, actId)).toMatchObject({ undoes: actId, balance: 7 })
  expect(await getChild(call, id)).toMatchObject({ points: 7, pointsEarned: 7 })
})

test('undoing a deduction returns its points without counting as earned [PTS-4, UND-14]', async () => {
  const { call, id } = await createAppWithChild()
  await award(call, id, 10)
  const { actId } = await deduct(call, id, 4)
  expect(await undo(call, actId)).toMatchObject({ balance: 10 })
  expect(await getChild(call, id)).toMatchObject({ points: 10, pointsEarned: 10 })
})

test('the act and its undo stay on the timeline and refer to each other [ACT-1, ACT-3, PTS-2]', async () => {
  const { ana, call, id } = await createAppWithChild()
  const { actId } = await award(call, id, 10)
  const undone = await undo(call, actId)
  const [compensation, original] = await listNewestActivities(call, id)
  expect(original).toMatchObject({ actId, points: 10, undone: true, undoes: null })
  expect(compensation).toMatchObject({ actId: undone.actId, points: -10, undone: false, by: ana.userId })
  expect(compensation?.undoes).toBe(original?.id)
  expect(compensation?.title).toBe(original?.title)
})

test('an undo may take the balance below zero [PTS-9]', async () => {
  const { call, id } = await createAppWithChild()
  const { actId } = await award(call, id, 30)
  await redeem(call, await createReward(call, id, 30))
  expect(await undo(call, actId)).toMatchObject({ balance: -30 })
  expect(await getChild(call, id)).toMatchObject({ points: -30, pointsEarned: 0 })
})

test('of 20 concurrent undos of an act one succeeds [ANS-11, UND-24, UND-25]', async () => {
  const { call, id } = await createAppWithChild()
  const { actId } = await award(call, id, 10)
  const settled = await Promise.allSettled(Array.from({ length: 20 }, () => undo(call, actId)))
  const rejected = settled.filter((one) => one.status === 'rejected')
  expect(rejected).toHaveLength(19)
  for (const { reason } of rejected) expect(reason).toMatchObject(createConflict('already_undone'))
  expect(await getChild(call, id)).toMatchObject({ points: 0, pointsEarned: 0 })
  expect(await listNewestActivities(call, id)).toHaveLength(2)
})

test('rejects the undo of an undo or of an act without a reversible effect [UND-26]', async () => {
  const { call, id } = await createAppWithChild()
  const { actId } = await award(call, id, 10)
  const undone = await undo(call, actId)
  await expect(undo(call, undone.actId)).rejects.toMatchObject(createConflict('not_undoable'))
  const key = randomUUID()
  await call(editChild, { params: { id }, body: { name: 'Zoe' } }, { key })
  await expect(undo(call, key)).rejects.toMatchObject(createConflict('not_undoable'))
  const added = randomUUID()
  await call(addChild, { body: { name: 'Leo' } }, { key: added })
  await expect(undo(call, added)).rejects.toMatchObject(createConflict('not_undoable'))
})

test('an unknown act and one of another family are not found', async () => {
  const { app, ana, call, id } = await createAppWithChild()
  const { actId } = await award(call, id, 10)
  const bob = await app.member()
  const sendUndo = async (act: string) => readProblem(await bob.send(`/api/acts/${act}/undo`, { method: 'POST' }))
  expect(await sendUndo(actId)).toMatchObject({ status: 404, code: 'not_found' })
  expect(await sendUndo(actId)).toEqual(await sendUndo(randomUUID()))
  expect(await sendUndo(actId)).toEqual(await sendUndo('nothing'))
  expect(await getChild(ana.call, id)).toMatchObject({ points: 10 })
})

test('any member may undo and is recorded as the author [FAM-11, UND-1, UND-11]', async () => {
  const { app, ana, call, id } = await createAppWithChild()
  const { actId } = await award(call, id, 10)
  const second = await app.member({ familyId: ana.familyId })
  expect(await undo(second.call, actId)).toMatchObject({ balance: 0 })
  expect(await listNewestActivities(call, id)).toMatchObject([{ by: second.userId }, { by: ana.userId }])
})

test('an act can be undone for exactly seven days [CON-26, UND-11, UND-12]', async () => {
  const { app, call, id } = await createAppWithChild()
  const first = await award(call, id, 10)
  const second = await award(call, id, 5)
  app.clock.forward({ days: 7 })
  expect(await undo(call, first.actId)).toMatchObject({ balance: 5 })
  app.clock.forward({ seconds: 1 })
  await expect(undo(call, second.actId)).rejects.toMatchObject(createConflict('undo_expired'))
  expect(await getChild(call, id)).toMatchObject({ points: 5 })
  await expect(undo(call, first.actId)).rejects.toMatchObject(createConflict('already_undone'))
})

test('an act can be undone after the clock was set back [UND-11]', async () => {
  const { app, call, id } = await createAppWithChild()
  const { actId } = await award(call, id, 10)
  app.clock.forward({ days: -400 })
  expect(await undo(call, actId)).toMatchObject({ balance: 0 })
})

test('the acts of a deleted child are not found', async () => {
  const { call, id } = await createAppWithChild()
  await createChild(call, 'Leo')
  const { actId } = await award(call, id, 10)
  await call(deleteChild, { params: { id } })
  await expect(undo(call, actId)).rejects.toMatchObject({ status: 404, code: 'not_found' })
})

test('a repeated undo returns the same response', async () => {
  const { call, id } = await createAppWithChild()
  const { actId } = await award(call, id, 10)
  const key = randomUUID()
  const first = await undo(call, actId, key)
  await award(call, id, 3)
  expect(await undo(call, actId, key)).toEqual(first)
  expect(await getChild(call, id)).toMatchObject({ points: 3 })
})

test('rejects an undo with the key of the act it reverses', async () => {
  const { call, id } = await createAppWithChild()
  const { actId } = await award(call, id, 10)
  await expect(undo(call, actId, actId)).rejects.toMatchObject({ status: 422, code: 'key_reused' })
})

test('the compensating row keeps the preset key and title [ACT-11]', async () => {
  const { call, id } = await createAppWithChild()
  const preset = { childId: id, type: 'reward', title: 'Greeting', points: 10, preset: 'greeting' } as const
  const { actId } = await call(recordBehavior, { body: preset })
  await undo(call, actId)
  const [compensation, original] = await listNewestActivities(call, id)
  expect(original?.metadata).toBe('{"preset":"greeting"}')
  expect(compensation).toMatchObject({ metadata: original?.metadata, iconName: original?.iconName })
})
