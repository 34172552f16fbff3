import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { getQuickList, putQuickList, recordBehavior } from '#shared/behaviors/contract.ts'
import { defaultQuickList } from '#shared/behaviors/rules.ts'
import { editHabit, listHabits } from '#shared/habits/contract.ts'
import { pictures } from '#shared/pictures/rules.ts'
import { addReward, editReward, listRedemptions } from '#shared/rewards/contract.ts'
import { award, createChild, listNewestActivities, redeem } from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createAppWithChild = async () => {
  const app = await createTestApp()
  const { call } = await app.member()
  const { id: childId } = await createChild(call)
  const newest = async () => (await listNewestActivities(call, childId))[0]
  return { call, childId, newest }
}

const unknown = 'dragon' as 'pet'
const invalidChoice = { status: 400, errors: [{ path: 'picture', code: 'invalid_choice' }] }

test('there are 52 different pictures [PIC-1]', () => {
  expect(new Set(pictures).size).toBe(52)
})

test('the picture of a habit is chosen, changed and left to the title again [PIC-1, HAB-10]', async () => {
  const { call, childId } = await createAppWithChild()
  const plain = await createHabit(call, childId, { title: 'Brush teeth' })
  expect(plain).toMatchObject({ picture: null })
  const { id: habitId } = await createHabit(call, childId, { title: 'Brush teeth', picture: 'music' })
  expect((await call(listHabits, { params: { childId } })).map(({ picture }) => picture)).toEqual(['music', null])
  for (const picture of ['bath', null] as const) {
    expect(await call(editHabit, { params: { habitId }, body: { picture } })).toMatchObject({ picture })
  }
  expect(await call(editHabit, { params: { habitId }, body: { title: 'Bath' } })).toMatchObject({ picture: null })
  await expect(call(editHabit, { params: { habitId }, body: { picture: unknown } })).rejects.toMatchObject(
    invalidChoice,
  )
})

test('a check-in keeps the picture that was chosen then [PIC-6]', async () => {
  const { call, childId, newest } = await createAppWithChild()
  const { id: habitId } = await createHabit(call, childId, { picture: 'teeth' })
  await checkIn(call, habitId, '2026-11-20')
  await call(editHabit, { params: { habitId }, body: { picture: 'bath' } })
  expect(await newest()).toMatchObject({ type: 'habit', metadata: '{"picture":"teeth"}' })
})

test('a redemption keeps the picture that its reward had then [PIC-1, PIC-6]', async () => {
  const { call, childId, newest } = await createAppWithChild()
  await award(call, childId, 50)
  const body = { childId, title: 'A day out', pointsCost: 20, category: 'other', picture: 'outing' } as const
  const reward = await call(addReward, { body })
  expect(reward).toMatchObject({ picture: 'outing' })
  const params = { id: reward.id }
  expect(await redeem(call, reward)).toMatchObject({ picture: 'outing' })
  expect(await call(editReward, { params, body: { picture: null } })).toMatchObject({ picture: null })
  expect(await newest()).toMatchObject({ type: 'reward', metadata: '{"picture":"outing"}' })
  expect(await call(listRedemptions, { query: { childId } })).toMatchObject([{ picture: 'outing' }])
  await expect(call(editReward, { params, body: { picture: unknown } })).rejects.toMatchObject(invalidChoice)
})

const deed = { type: 'reward', title: 'Fed the cat', points: 5 } as const
const tile = { title: 'Fed the cat', points: 5 }

test('a behavior of the family’s own brings its picture into the quick list, and an undo takes it out [PIC-1, PIC-6]', async () => {
  const { call, childId, newest } = await createAppWithChild()
  const list = () => call(getQuickList, { params: { childId } })
  const { actId } = await call(recordBehavior, { body: { childId, ...deed, picture: 'pet' } })
  expect(await newest()).toMatchObject({ metadata: '{"picture":"pet"}' })
  expect((await list())[0]).toEqual({ ...tile, picture: 'pet' })
  await call(undoAct, { params: { id: actId } })
  expect(await list()).toEqual(defaultQuickList)
})

test('the picture of a tile is changed with the list; another award leaves it, and an undo finds its tile [PIC-5]', async () => {
  const { call, childId } = await createAppWithChild()
  const params = { childId }
  const { actId } = await call(recordBehavior, { body: { childId, ...deed, picture: 'pet' } })
  await call(putQuickList, { params, body: [{ ...tile, picture: 'kindness' }] })
  expect(await call(recordBehavior, { body: { childId, ...deed, picture: 'meal' } })).toMatchObject({
    quickAdded: false,
  })
  expect(await call(getQuickList, { params })).toEqual([{ ...tile, picture: 'kindness' }])
  const twice = [tile, { ...tile, picture: 'pet' }] as const
  await expect(call(putQuickList, { params, body: [...twice] })).rejects.toMatchObject({ status: 400 })
  await call(undoAct, { params: { id: actId } })
  expect(await call(getQuickList, { params })).toEqual([])
})

test('an undo does not remove a tile that a later act added again with another picture [UND-27]', async () => {
  const { call, childId } = await createAppWithChild()
  const params = { childId }
  const { actId } = await call(recordBehavior, { body: { childId, ...deed, picture: 'pet' } })
  await call(putQuickList, { params, body: [] })
  await call(recordBehavior, { body: { childId, ...deed, picture: 'meal' } })
  await call(undoAct, { params: { id: actId } })
  expect(await call(getQuickList, { params })).toEqual([{ ...tile, picture: 'meal' }])
})
