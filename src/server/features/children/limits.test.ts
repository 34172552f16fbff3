import { expect, test } from 'vitest'
import { addChild, deleteChild, listChildren } from '#shared/children/contract.ts'
import type { Call } from '#shared/contract/client.ts'
import { rewardPresetKeys } from '#shared/rewards/rules.ts'
import { award, describeOutcomes, createChild, createReward, createSkill } from '#server/testing/factories.ts'
import { createHabit } from '#server/testing/habits.ts'
import { createTestApp } from '#server/testing/harness.ts'

const lastChildError = { status: 409, code: 'last_child', message: '409: At least one child profile must be kept' }

const removeChild = (call: Call, id: string) => call(deleteChild, { params: { id } })

test('the last child cannot be deleted [CHD-15]', async () => {
  const { call } = await (await createTestApp()).member()
  const { id } = await createChild(call)
  await expect(removeChild(call, id)).rejects.toMatchObject(lastChildError)
  const other = await createChild(call, 'Leo')
  await removeChild(call, id)
  await expect(removeChild(call, other.id)).rejects.toMatchObject(lastChildError)
  await expect(removeChild(call, id)).rejects.toMatchObject({ status: 404 })
  expect(await call(listChildren, {})).toHaveLength(1)
})

test('of two concurrent deletes of the last two children, one fails [CHD-16]', async () => {
  const { call } = await (await createTestApp()).member()
  let { id: kept } = await createChild(call)
  for (let round = 0; round < 10; round++) {
    const { id } = await createChild(call, `Child ${round}`)
    const ended = await describeOutcomes([removeChild(call, kept), removeChild(call, id)])
    expect(ended.toSorted()).toEqual(['409 last_child', 'done'])
    const [left, ...others] = await call(listChildren, {})
    expect(others).toEqual([])
    kept = left?.id ?? ''
  }
})

test('deleting a child while points are awarded deletes them, too', async () => {
  const { call } = await (await createTestApp()).member()
  await createChild(call)
  for (let round = 0; round < 10; round++) {
    const { id } = await createChild(call, `Child ${round}`)
    const some = () => [award(call, id, 5), award(call, id, 6)]
    const before = some()
    const [removed, ...awarded] = await describeOutcomes([removeChild(call, id), ...before, ...some()])
    expect(removed).toBe('done')
    for (const one of awarded) expect(['done', '404 not_found']).toContain(one)
  }
  expect(await call(listChildren, {})).toHaveLength(1)
})

test('a family has at most 50 children, also when several are added concurrently [CHD-19, CON-22]', async () => {
  const { call } = await (await createTestApp()).member()
  for (let n = 0; n < 45; n++) await createChild(call, `Child ${n}`)
  const ended = await describeOutcomes(
    Array.from({ length: 12 }, (_, n) => call(addChild, { body: { name: `Late ${n}` } })),
  )
  expect(ended.filter((one) => one === 'done')).toHaveLength(5)
  expect(ended.filter((one) => one === '409 too_many_children')).toHaveLength(7)
  const children = await call(listChildren, {})
  expect(children).toHaveLength(50)
  await removeChild(call, children[0]?.id ?? '')
  await createChild(call, 'Again')
})

test('children of one family are not counted in another', async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const bob = await app.member()
  await createChild(ana.call)
  const { id } = await createChild(bob.call, 'Leo')
  await expect(removeChild(bob.call, id)).rejects.toMatchObject(lastChildError)
  await expect(removeChild(ana.call, id)).rejects.toMatchObject({ status: 404 })
  expect(await bob.call(listChildren, {})).toMatchObject([{ id, name: 'Leo' }])
})

test.for(['rewards', 'habits', 'skills'] as const)(
  'a child has at most 500 %s, also when several are added concurrently, and a deleted one does not count',
  async (kind) => {
    const app = await createTestApp()
    const { call, send } = await app.member()
    const { id } = await createChild(call)
    const add = { rewards: createReward, habits: createHabit, skills: createSkill }[kind]
    const held = kind === 'rewards' ? rewardPresetKeys.length : 0
    const first = await add(call, id)
    for (let count = held + 1; count < 495; count++) await add(call, id)
    const ended = await describeOutcomes(Array.from({ length: 12 }, () => add(call, id)))
    expect(ended.filter((one) => one === 'done')).toHaveLength(5)
    expect(ended.filter((one) => one === '409 too_many_entries')).toHaveLength(7)
    expect((await send(`/api/${kind}/${first.id}`, { method: 'DELETE' })).status).toBe(204)
    expect(await describeOutcomes([add(call, id)])).toEqual(['done'])
  },
)
