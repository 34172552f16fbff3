import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { recordBehavior } from '#shared/behaviors/contract.ts'
import { addChild, deleteChild, editChild, listChildren } from '#shared/children/contract.ts'
import { award, getChild, redeem, createChild, createReward, listNewestActivities } from '#server/testing/factories.ts'
import { createTestApp, type TestClient } from '#server/testing/harness.ts'
import { purgeExpired } from './purge-expired.ts'

const postWithKey = (by: TestClient, url: string, body: unknown, key: string, method = 'POST') =>
  by.send(url, {
    method,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const readResponse = async (response: Response) => ({ status: response.status, text: await response.text() })

const createAppWithChild = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const child = await createChild(ana.call)
  const body = { childId: child.id, type: 'reward', title: 'Fed the cat', points: 10 }
  return { app, ana, id: child.id, body, key: randomUUID() }
}

test('20 concurrent requests with one key have one effect and equal responses [STT-10, UND-1, UND-6]', async () => {
  const { ana, id, body, key } = await createAppWithChild()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => postWithKey(ana, '/api/behaviors', body, key).then(readResponse)),
  )
  expect(answers[0]).toMatchObject({ status: 201 })
  expect(new Set(answers.map((one) => JSON.stringify(one)))).toHaveLength(1)
  expect(await listNewestActivities(ana.call, id)).toMatchObject([{ actId: key, points: 10 }])
  expect(await getChild(ana.call, id)).toMatchObject({ points: 10, pointsEarned: 10 })
})

test.for(['add', 'edit', 'delete', 'redeem', 'undo'] as const)(
  '20 concurrent requests to %s with one key have one effect [UND-6]',
  async (what) => {
    const { ana, id, key } = await createAppWithChild()
    const twin = await createChild(ana.call, 'Leo')
    const reward = await createReward(ana.call, id, 4)
    const { actId } = await award(ana.call, id, 10)
    const requests: Record<typeof what, () => Promise<unknown>> = {
      add: () => ana.call(addChild, { body: { name: 'Zoe' } }, { key }),
      edit: () => ana.call(editChild, { params: { id }, body: { name: 'Zoe' } }, { key }),
      delete: () => ana.call(deleteChild, { params: { id: twin.id } }, { key }),
      redeem: () => redeem(ana.call, reward, key),
      undo: () => ana.call(undoAct, { params: { id: actId } }, { key }),
    }
    const answers = await Promise.all(Array.from({ length: 20 }, requests[what]))
    expect(new Set(answers.map((one) => JSON.stringify(one)))).toHaveLength(1)
    const children = await ana.call(listChildren, {})
    expect(children).toHaveLength({ add: 3, edit: 2, delete: 1, redeem: 2, undo: 2 }[what])
    expect((await getChild(ana.call, id)).points).toBe({ add: 10, edit: 10, delete: 10, redeem: 6, undo: 0 }[what])
  },
)

test('rejects a key that was used with another body, path or method [UND-7]', async () => {
  const { ana, id, body, key } = await createAppWithChild()
  await postWithKey(ana, '/api/behaviors', body, key)
  const others = [
    postWithKey(ana, '/api/behaviors', { ...body, points: 11 }, key),
    postWithKey(ana, '/api/children', { name: 'Zoe' }, key),
    postWithKey(ana, `/api/children/${id}`, { name: 'Zoe' }, key, 'PUT'),
    postWithKey(ana, `/api/children/${id}`, undefined, key, 'DELETE'),
  ]
  for (const other of await Promise.all(others)) {
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ code: 'key_reused' })
  }
  expect(await getChild(ana.call, id)).toMatchObject({ name: 'Mia', points: 10 })
})

test('of two different concurrent requests with one key, one succeeds and the other is rejected [UND-7]', async () => {
  const { ana, id, body } = await createAppWithChild()
  for (let round = 0; round < 10; round++) {
    const key = randomUUID()
    const before = (await getChild(ana.call, id)).points
    const both = [
      { ...body, points: 3 },
      { ...body, points: 4 },
    ].map((one) => postWithKey(ana, '/api/behaviors', one, key))
    const ended = (await Promise.all(both)).map(({ status }) => status)
    const gained = (await getChild(ana.call, id)).points - before
    expect([...ended, gained]).toEqual(gained === 3 ? [201, 422, 3] : [422, 201, 4])
  }
})

test('field order and surrounding white space do not make a different request [UND-6]', async () => {
  const { ana, body, key } = await createAppWithChild()
  const first = await readResponse(await postWithKey(ana, '/api/behaviors', body, key))
  const turned = Object.fromEntries(Object.entries({ ...body, title: '  Fed the cat ' }).toReversed())
  expect(await readResponse(await postWithKey(ana, '/api/behaviors', turned, key))).toEqual(first)
})

test('a rejected request may be repeated with its key [UND-8]', async () => {
  const { ana, id, key } = await createAppWithChild()
  const reward = await createReward(ana.call, id, 10)
  await expect(redeem(ana.call, reward, key)).rejects.toMatchObject({ status: 409, code: 'insufficient_points' })
  await award(ana.call, id, 10)
  expect(await redeem(ana.call, reward, key)).toMatchObject({ actId: key, balance: 0 })
  expect(await redeem(ana.call, reward, key)).toMatchObject({ actId: key, balance: 0 })
})

test('a key of one family is unknown to another [UND-5]', async () => {
  const { app, ana, id, key } = await createAppWithChild()
  const bob = await app.member()
  const other = await createChild(bob.call, 'Leo')
  await award(ana.call, id, 10)
  const mine = await ana.call(recordBehavior, { body: { childId: id, type: 'reward', title: 'A', points: 1 } }, { key })
  const theirs = { body: { childId: other.id, type: 'reward' as const, title: 'B', points: 2 } }
  expect(await bob.call(recordBehavior, theirs, { key })).toMatchObject({ actId: key, balance: 2 })
  expect(mine).toMatchObject({ actId: key, balance: 11 })
  expect(await ana.call(undoAct, { params: { id: key } })).toMatchObject({ undoes: key, balance: 10 })
  expect(await getChild(bob.call, other.id)).toMatchObject({ points: 2 })
})

test('keys are case-insensitive [UND-2]', async () => {
  const { ana, id, body, key } = await createAppWithChild()
  const first = await readResponse(await postWithKey(ana, '/api/behaviors', body, key))
  expect(await readResponse(await postWithKey(ana, '/api/behaviors', body, key.toUpperCase()))).toEqual(first)
  expect(await getChild(ana.call, id)).toMatchObject({ points: 10 })
})

test.for(['', '1', 'not-a-key', `{${randomUUID()}}`, `${randomUUID()}0`, randomUUID().replaceAll('-', ''), 'é'])(
  'rejects the key %j [UND-2]',
  async (key) => {
    const { ana, id, body } = await createAppWithChild()
    const answer = await postWithKey(ana, '/api/behaviors', body, key)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'invalid_key' })
    expect(await getChild(ana.call, id)).toMatchObject({ points: 0 })
  },
)

test('returns the stored response also after an undo [UND-6]', async () => {
  const { ana, id, body, key } = await createAppWithChild()
  const first = await readResponse(await postWithKey(ana, '/api/behaviors', body, key))
  await ana.call(undoAct, { params: { id: key } })
  expect(await readResponse(await postWithKey(ana, '/api/behaviors', body, key))).toEqual(first)
  expect(await getChild(ana.call, id)).toMatchObject({ points: 0 })
})

test('after 30 days the response is erased and the same request is rejected [CON-27, UND-9]', async () => {
  const { app, ana, id, body, key } = await createAppWithChild()
  await postWithKey(ana, '/api/behaviors', body, key)
  app.clock.forward({ days: 20 })
  const later = randomUUID()
  const stored = await readResponse(await postWithKey(ana, '/api/behaviors', { ...body, points: 5 }, later))
  app.clock.forward({ days: 10, seconds: 1 })
  await app.database.transact((tx) => purgeExpired(tx, app.clock.now()))
  const again = await postWithKey(ana, '/api/behaviors', body, key)
  expect(again.status).toBe(409)
  expect(await again.json()).toMatchObject({ code: 'key_expired' })
  expect(await readResponse(await postWithKey(ana, '/api/behaviors', { ...body, points: 5 }, later))).toEqual(stored)
  expect(await getChild(ana.call, id)).toMatchObject({ points: 15 })
})

test('the response to a DELETE has the header Act-Id, also when repeated [UND-4]', async () => {
  const { ana, key } = await createAppWithChild()
  const { id } = await createChild(ana.call, 'Leo')
  for (const _ of [1, 2]) {
    const answer = await postWithKey(ana, `/api/children/${id}`, undefined, key, 'DELETE')
    expect([answer.status, answer.headers.get('act-id'), await answer.text()]).toEqual([204, key, ''])
  }
})
