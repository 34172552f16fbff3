import { expect, onTestFinished, test, vi } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { addReward, deleteReward, editReward, listRewards } from '#shared/rewards/contract.ts'
import { rewardCategories, rewardPresetKeys, rewardPresets } from '#shared/rewards/rules.ts'
import { createChild, createReward } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createAppWithChild = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { id } = await createChild(ana.call)
  const list = () => ana.call(listRewards, { query: { childId: id } })
  const remove = async (rewardId: string) => {
    const response = await ana.send(`/api/rewards/${rewardId}`, { method: 'DELETE' })
    return { status: response.status, actId: response.headers.get('act-id') ?? '' }
  }
  return { app, ana, call: ana.call, id, list, remove }
}

test('a new child has the six presets in their order, with prices and categories [CHD-20, RWD-3]', async () => {
  const { id, list } = await createAppWithChild()
  expect(await list()).toMatchObject(
    rewardPresetKeys.map((preset) => ({
      childId: id,
      preset,
      pointsCost: rewardPresets[preset].cost,
      category: rewardPresets[preset].category,
      isCustom: false,
      imageUrl: null,
    })),
  )
  expect((await list()).map(({ pointsCost }) => pointsCost)).toEqual([100, 80, 50, 60, 40, 30])
})

test('own rewards are listed first, newest first [ANS-19, RWD-5]', async () => {
  const { app, call, id, list } = await createAppWithChild()
  for (const title of ['First', 'Second', 'Third']) {
    await createReward(call, id, 5, title)
    app.clock.forward({ seconds: 1 })
  }
  expect((await list()).slice(0, 4).map(({ title }) => title)).toEqual(['Third', 'Second', 'First', 'Toy car'])
})

test.for(rewardCategories)(
  'a new reward of the category %s has the given fields [CON-23, RWD-1, RWD-2, RWD-6]',
  async (category) => {
    const { call, id, list } = await createAppWithChild()
    const given = { childId: id, title: 'Zoo', pointsCost: 1_000_000, category, description: 'All day\nlong' }
    const imageUrl = 'https://pictures.example.org/zoo.png?size=2#top'
    const added = await call(addReward, { body: { ...given, imageUrl, isCustom: true } })
    expect(added).toMatchObject({ ...given, imageUrl, isCustom: true, preset: null })
    expect((await list())[0]).toEqual(added)
  },
)

test('an empty description or picture is null', async () => {
  const { call, id } = await createAppWithChild()
  const body = { childId: id, title: 'Zoo', pointsCost: 5, category: 'outing' as const, description: ' ', imageUrl: '' }
  expect(await call(addReward, { body })).toMatchObject({ description: null, imageUrl: null })
})

test('in an edit, an absent field is unchanged and null clears it [RWD-7]', async () => {
  const { call, id } = await createAppWithChild()
  const imageUrl = 'https://pictures.example.org/zoo.png'
  const body = { childId: id, title: 'Zoo', pointsCost: 5, category: 'outing' as const, description: 'Lions', imageUrl }
  const added = await call(addReward, { body })
  const change = (changes: object) => call(editReward, { params: { id: added.id }, body: changes })
  expect(await change({})).toEqual(added)
  expect(await change({ pointsCost: 6 })).toEqual({ ...added, pointsCost: 6 })
  expect(await change({ description: null })).toEqual({ ...added, pointsCost: 6, description: null })
  expect(await change({ imageUrl: null, title: ' Park ', category: 'activity' })).toEqual({
    ...added,
    pointsCost: 6,
    description: null,
    imageUrl: null,
    title: 'Park',
    category: 'activity',
  })
})

test('a preset keeps its position and texts when its price changes; a new title replaces its texts [RWD-39]', async () => {
  const { call, list } = await createAppWithChild()
  const stickers = (await list())[2]
  if (!stickers) throw new Error('no preset')
  const params = { id: stickers.id }
  expect(await call(editReward, { params, body: { pointsCost: 55 } })).toEqual({ ...stickers, pointsCost: 55 })
  const renamed = await call(editReward, { params, body: { title: 'Two stickers' } })
  expect(renamed).toMatchObject({ title: 'Two stickers', preset: null, isCustom: false })
  expect((await list())[2]).toEqual(renamed)
})

test('a deleted reward is not found; an undo restores it in its position [RWD-8, UND-22]', async () => {
  const { app, call, id, list, remove } = await createAppWithChild()
  const older = await createReward(call, id, 5, 'Older')
  app.clock.forward({ seconds: 1 })
  await createReward(call, id, 6, 'Newer')
  const before = await list()
  for (const reward of [older, ...before.slice(3, 4)]) {
    const { status, actId } = await remove(reward.id)
    expect(status).toBe(204)
    expect(await list()).toEqual(before.filter((one) => one.id !== reward.id))
    expect(await remove(reward.id)).toMatchObject({ status: 404 })
    await expect(call(editReward, { params: { id: reward.id }, body: {} })).rejects.toMatchObject({ status: 404 })
    expect(await call(undoAct, { params: { id: actId } })).toMatchObject({ undoes: actId, balance: 0 })
    expect(await list()).toEqual(before)
  }
})

test('a delete can be undone once, within seven days', async () => {
  const { app, call, list, remove } = await createAppWithChild()
  const [first, second] = await list()
  const one = await remove(first?.id ?? '')
  await call(undoAct, { params: { id: one.actId } })
  await expect(call(undoAct, { params: { id: one.actId } })).rejects.toMatchObject({ code: 'already_undone' })
  const again = await remove(first?.id ?? '')
  await expect(call(undoAct, { params: { id: one.actId } })).rejects.toMatchObject({ code: 'already_undone' })
  const other = await remove(second?.id ?? '')
  app.clock.forward({ days: 7 })
  await call(undoAct, { params: { id: again.actId } })
  app.clock.forward({ seconds: 1 })
  await expect(call(undoAct, { params: { id: other.actId } })).rejects.toMatchObject({ code: 'undo_expired' })
  expect((await list()).map(({ id }) => id)).not.toContain(second?.id)
})

test('of two concurrent deletes one succeeds', async () => {
  const { call, list } = await createAppWithChild()
  const [{ id } = { id: '' }] = await list()
  const settled = await Promise.allSettled([1, 2].map(() => call(deleteReward, { params: { id } })))
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a reward cannot move to another child', async () => {
  const { call, id, list } = await createAppWithChild()
  const other = await createChild(call, 'Leo')
  await createReward(call, other.id, 5)
  expect(await list()).toHaveLength(6)
  expect((await list()).every(({ childId }) => childId === id)).toBe(true)
})

test('the server does not fetch pictures [RWD-14]', async () => {
  const fetchMock = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('fetch', fetchMock)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { call, id, list } = await createAppWithChild()
  const imageUrl = 'https://pictures.example.org/zoo.png'
  const body = { childId: id, title: 'Zoo', pointsCost: 5, category: 'outing' as const, imageUrl }
  const { id: added } = await call(addReward, { body })
  await call(editReward, { params: { id: added }, body: { imageUrl: `${imageUrl}?2` } })
  expect((await list())[0]).toMatchObject({ imageUrl: `${imageUrl}?2` })
  expect(fetchMock).not.toHaveBeenCalled()
})
