import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { getQuickList, putQuickList, recordBehavior } from '#shared/behaviors/contract.ts'
import { defaultQuickList, quickPresets, type QuickEntry, type QuickPresetKey } from '#shared/behaviors/rules.ts'
import { exportFamily } from '#shared/export/contract.ts'
import { award, getChild, deduct, createChild } from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createAppWithChild = async () => {
  const app = await createTestApp()
  const { call } = await app.member()
  const { id } = await createChild(call)
  const list = () => call(getQuickList, { params: { childId: id } })
  const put = (entries: QuickEntry[]) => call(putQuickList, { params: { childId: id }, body: entries })
  const undo = (actId: string) => call(undoAct, { params: { id: actId } })
  return { app, call, id, list, put, undo }
}

const catTile = { title: 'Fed the cat', points: 10 }

test('a new child has the five quick behaviors [BEH-16, CON-7]', async () => {
  const { list } = await createAppWithChild()
  expect(await list()).toEqual(defaultQuickList)
})

test('an award of the family’s own is added at the top once; a deduction or a preset is not [BEH-17, BEH-29, BEH-30]', async () => {
  const { call, id, list } = await createAppWithChild()
  expect(await award(call, id, 10)).toMatchObject({ quickAdded: true, quickFull: false })
  expect(await award(call, id, 10)).toMatchObject({ quickAdded: false, quickFull: false })
  expect(await deduct(call, id)).toMatchObject({ quickAdded: false, quickFull: false })
  const gift = { childId: id, type: 'reward', title: 'A gift', points: 50, preset: 'gift_50' } as const
  expect(await call(recordBehavior, { body: gift })).toMatchObject({ quickAdded: false, preset: 'gift_50' })
  expect(await list()).toEqual([catTile, ...defaultQuickList])
})

test('an award is not added to a full list, and the response says so [BEH-29]', async () => {
  const { call, id, list } = await createAppWithChild()
  await award(call, id, 1)
  await award(call, id, 2)
  expect(await award(call, id, 3)).toMatchObject({ quickAdded: false, quickFull: true })
  expect(await award(call, id, 2)).toMatchObject({ quickAdded: false, quickFull: false })
  expect(await list()).toHaveLength(7)
})

test('the list keeps the order in which it was saved [BEH-14, BEH-15]', async () => {
  const { list, put } = await createAppWithChild()
  const wanted = [{ preset: 'study_well' }, catTile, { preset: 'greeting' }] satisfies QuickEntry[]
  expect(await put(wanted)).toEqual(wanted)
  expect(await list()).toEqual(wanted)
  expect(await put([])).toEqual([])
  expect(await list()).toEqual([])
})

const sevenTiles: QuickEntry[] = Array.from({ length: 7 }, (_, n) => ({ title: `Deed ${n}`, points: n + 1 }))

test('a list may have seven tiles [BEH-15, CON-7]', async () => {
  const { list, put } = await createAppWithChild()
  await put(sevenTiles)
  expect(await list()).toEqual(sevenTiles)
})

test.for([
  ['eight tiles', [...sevenTiles, catTile], '', 'too_long'],
  ['the same tile twice', [catTile, catTile], '', 'duplicate'],
  ['the same tile spelled twice', [catTile, { points: 10, title: ' Fed the cat' }], '', 'duplicate'],
] as const)('rejects a list with %s [BEH-15, BEH-30, CON-7]', async ([, body, path, code]) => {
  const { list, put } = await createAppWithChild()
  await expect(put([...body])).rejects.toMatchObject({ status: 400, errors: [{ path, code }] })
  expect(await list()).toEqual(defaultQuickList)
})

test('an undo removes its tile, wherever it was moved [UND-14]', async () => {
  const { call, id, list, put, undo } = await createAppWithChild()
  const { actId } = await award(call, id, 10)
  await put([{ preset: 'greeting' }, { title: 'Other', points: 1 }, catTile])
  await undo(actId)
  expect(await list()).toEqual([{ preset: 'greeting' }, { title: 'Other', points: 1 }])
})

test('an undo of an award whose tile was removed does not change the list', async () => {
  const { call, id, list, put, undo } = await createAppWithChild()
  const { actId } = await award(call, id, 10)
  await put([{ preset: 'greeting' }])
  expect(await undo(actId)).toMatchObject({ balance: 0 })
  expect(await list()).toEqual([{ preset: 'greeting' }])
})

test('an undo does not remove a tile that its act did not add [UND-14]', async () => {
  const { call, id, list, undo } = await createAppWithChild()
  await award(call, id, 10)
  const { actId } = await award(call, id, 10)
  await undo(actId)
  expect(await list()).toEqual([catTile, ...defaultQuickList])
})

test('an undo does not remove a tile that a later act added again [UND-27]', async () => {
  const { call, id, list, put, undo } = await createAppWithChild()
  const first = await award(call, id, 10)
  await put([])
  const second = await award(call, id, 10)
  expect(second).toMatchObject({ quickAdded: true })
  await undo(first.actId)
  expect(await list()).toEqual([catTile])
  await undo(second.actId)
  expect(await list()).toEqual([])
})

test('two concurrent awards are both added', async () => {
  const { call, id, list } = await createAppWithChild()
  await Promise.all([award(call, id, 1, 'One'), award(call, id, 2, 'Two')])
  expect(await list()).toHaveLength(7)
  expect(await getChild(call, id)).toMatchObject({ points: 3 })
})

test.for(Object.entries(quickPresets) as [QuickPresetKey, number][])(
  'the preset %s awards its own points and no others [BEH-6]',
  async ([preset, points]) => {
    const { call, id } = await createAppWithChild()
    const body = { childId: id, type: 'reward' as const, title: 'A preset', points, preset }
    expect(await call(recordBehavior, { body })).toMatchObject({ balance: points, preset })
    await expect(call(recordBehavior, { body: { ...body, points: points + 1 } })).rejects.toMatchObject({
      status: 400,
      errors: [{ path: 'points', code: 'preset_points' }],
    })
  },
)

test('a title that was stored before invisible letters were rejected is still listed and exported', async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const mia = await createChild(ana.call)
  const quick_list = '[{"title":"\u3164","points":5}]'
  await app.database.transact((tx) => tx.updateTable('children').set({ quick_list }).execute())
  const list = [{ title: '\u3164', points: 5 }]
  expect(await ana.call(getQuickList, { params: { childId: mia.id } })).toEqual(list)
  expect((await ana.call(exportFamily, {})).children[0]?.quickList).toEqual(list)
})
