import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { listActivities } from '#shared/activities/contract.ts'
import { getQuickList, recordBehavior } from '#shared/behaviors/contract.ts'
import { listChildren } from '#shared/children/contract.ts'
import { createTestApp } from '#server/testing/harness.ts'
import { award, createChild } from '#server/testing/factories.ts'

test('an award raises the balance and is first on the timeline [ACT-1, BEH-1, BEH-2]', async () => {
  const { call, userId } = await (await createTestApp()).member()
  const { id } = await createChild(call)
  const awarded = await award(call, id, 10)
  expect(awarded).toMatchObject({ balance: 10, points: 10, category: 'good', quickAdded: true })
  expect(await call(listChildren, {})).toMatchObject([{ points: 10, pointsEarned: 10 }])
  expect(await call(listActivities, { params: { childId: id }, query: {} })).toMatchObject([
    { actId: awarded.actId, points: 10, by: userId, undone: false, type: 'behavior' },
  ])
})

test('an undo reverses the points and removes the tile that the act added [UND-14]', async () => {
  const { call } = await (await createTestApp()).member()
  const { id } = await createChild(call)
  const { actId } = await award(call, id, 10)
  expect(await call(getQuickList, { params: { childId: id } })).toHaveLength(6)
  expect(await call(undoAct, { params: { id: actId } })).toMatchObject({ undoes: actId, balance: 0 })
  expect(await call(getQuickList, { params: { childId: id } })).toHaveLength(5)
  expect(await call(listActivities, { params: { childId: id }, query: {} })).toMatchObject([
    { points: -10, undoes: expect.any(String) },
    { points: 10, undone: true },
  ])
  expect(await call(listChildren, {})).toMatchObject([{ points: 0, pointsEarned: 0 }])
})

test('a deduction may make the balance negative [BEH-9, PTS-9]', async () => {
  const { call } = await (await createTestApp()).member()
  const { id } = await createChild(call)
  const body = { childId: id, type: 'punishment' as const, title: 'Hit', points: -12 }
  expect(await call(recordBehavior, { body })).toMatchObject({ balance: -12, category: 'needs_improvement' })
})

test('something hard without points is a behaviour of the timeline that changes no balance and is no good deed, and an undo takes it back [BEH-46, UND-14]', async () => {
  const { call } = await (await createTestApp()).member()
  const { id } = await createChild(call)
  const body = { childId: id, type: 'punishment' as const, title: 'Hit', points: 0 }
  const { actId, ...hard } = await call(recordBehavior, { body })
  expect(hard).toMatchObject({ balance: 0, points: 0, category: 'needs_improvement', quickAdded: false })
  expect(await call(listActivities, { params: { childId: id }, query: {} })).toMatchObject([
    { type: 'behavior', title: 'Hit', points: 0 },
  ])
  expect(await call(undoAct, { params: { id: actId } })).toMatchObject({ undoes: actId, balance: 0 })
  expect(await call(listActivities, { params: { childId: id }, query: {} })).toMatchObject([
    { points: 0, undoes: expect.any(String) },
    { points: 0, undone: true },
  ])
})

const sendBehavior = async (type: unknown, points: unknown) => {
  const ana = await (await createTestApp()).member()
  const { id } = await createChild(ana.call)
  const response = await ana.send('/api/behaviors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ childId: id, type, title: 'Sang', points }),
  })
  const [child] = await ana.call(listChildren, {})
  return { response, points: child?.points }
}

test.for([
  [1, 'reward'],
  [100, 'reward'],
  [-1, 'punishment'],
  [-100, 'punishment'],
  [0, 'punishment'],
] as const)('accepts the points %j of a %s [BEH-3, BEH-4, BEH-5, CON-5]', async ([points, type]) => {
  const { response, points: balance } = await sendBehavior(type, points)
  expect([response.status, balance]).toEqual([201, points])
})

test.for([
  [0, 'reward'],
  [101, 'reward'],
  [1.5, 'reward'],
  ['10', 'reward'],
  [-5, 'reward'],
  [-101, 'punishment'],
  [5, 'punishment'],
] as const)(
  'rejects the points %j of a %s [ANS-18, BEH-1, BEH-2, BEH-3, BEH-4, BEH-5, CON-5]',
  async ([points, type]) => {
    const { response, points: balance } = await sendBehavior(type, points)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_input', errors: [{ path: 'points' }] })
    expect(balance).toBe(0)
  },
)

test.for(['', 'praise', null, undefined])('rejects the type %j', async (type) => {
  const { response } = await sendBehavior(type, 5)
  expect(response.status).toBe(400)
  expect((await response.json()) as object).toMatchObject({ errors: [{ path: 'type' }] })
})
