import { expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { addSkill, deleteSkill, editSkill, listScores, listSkills } from '#shared/skills/contract.ts'
import {
  completeSkill,
  recordScore,
  createChild,
  createSkill,
  listNewestActivities,
} from '#server/testing/factories.ts'
import { createTestApp } from '#server/testing/harness.ts'

const createAppWithChild = async () => {
  const app = await createTestApp()
  const ana = await app.member()
  const { id } = await createChild(ana.call)
  const list = () => ana.call(listSkills, { params: { childId: id } })
  const scores = (skill: string, before?: string) =>
    ana.call(listScores, { params: { id: skill }, query: before === undefined ? {} : { before } })
  return { app, ana, call: ana.call, id, list, scores }
}

const createConflict = (code: string) => ({ status: 409, code })

test('a new challenge has the given fields [SKL-1, SKL-2, SKL-8]', async () => {
  const { call, id, list } = await createAppWithChild()
  const given = {
    childId: id,
    title: 'Swimming',
    description: 'Without a break',
    difficulty: 'hard',
    points: 120,
    targetValue: 500.25,
    targetUnit: 'meters',
    dueDate: '2027-06-01',
  } as const
  const added = await call(addSkill, { body: given })
  expect(added).toEqual({
    ...given,
    id: added.id,
    currentBest: null,
    isCompleted: false,
    completedAt: null,
    createdAt: '2026-11-20T10:00:00.000Z',
  })
  expect(await list()).toEqual([added])
})

test.for([
  ['easy', 20],
  ['medium', 50],
  ['hard', 100],
] as const)(
  'a challenge of difficulty %s has %d points by default [CON-1, CON-2, CON-3, SKL-3, SKL-5, SKL-8]',
  async ([difficulty, points]) => {
    const { call, id } = await createAppWithChild()
    const body = { childId: id, title: 'Poems', difficulty }
    expect(await call(addSkill, { body })).toMatchObject({ points, targetValue: null, targetUnit: null, dueDate: null })
    expect(await call(addSkill, { body: { ...body, points: 1 } })).toMatchObject({ points: 1 })
    expect(await call(addSkill, { body: { ...body, points: 1000 } })).toMatchObject({ points: 1000 })
    for (const wrong of [0, 1001, 1.5, -1]) {
      await expect(call(addSkill, { body: { ...body, points: wrong } })).rejects.toMatchObject({ status: 400 })
    }
  },
)

test.for([0, -0, -1, 1e9 + 1, 1e308, 0.001, 0.1 + 0.2])('rejects a target of %d [SKL-6]', async (targetValue) => {
  const { call, id, list } = await createAppWithChild()
  const adding = call(addSkill, { body: { childId: id, title: 'Poems', difficulty: 'easy', targetValue } })
  await expect(adding).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'targetValue', code: 'invalid_target_value' }],
  })
  expect(await list()).toEqual([])
})

test('the newest challenge is first, and each child has its own [ANS-19, SKL-19, SKL-24]', async () => {
  const { app, call, id, list } = await createAppWithChild()
  const other = await createChild(call, 'Leo')
  for (const title of ['First', 'Second', 'Third']) {
    await createSkill(call, id, { title })
    app.clock.forward({ seconds: 1 })
  }
  await createSkill(call, other.id)
  expect((await list()).map(({ title }) => title)).toEqual(['Third', 'Second', 'First'])
})

test('in an edit, an absent field is unchanged and null clears it; the timeline does not show it [SKL-17]', async () => {
  const { call, id, list } = await createAppWithChild()
  const { id: skill } = await createSkill(call, id, { targetValue: 100, targetUnit: 'times' })
  const change = (body: object) => call(editSkill, { params: { id: skill }, body })
  const words = { title: 'Rope', description: 'Both feet', targetUnit: 'jumps', dueDate: '2026-12-24' }
  expect(await change({ ...words, title: ' Rope ' })).toMatchObject({ ...words, pointsAwarded: 0, completed: false })
  expect(await change({})).toMatchObject(words)
  expect(await change({ description: null, targetUnit: null, dueDate: null })).toMatchObject({
    title: 'Rope',
    description: null,
    targetUnit: null,
    dueDate: null,
    targetValue: 100,
  })
  expect(await list()).toMatchObject([{ title: 'Rope', currentBest: null }])
  expect(await listNewestActivities(call, id)).toEqual([])
})

test.for(['difficulty', 'points', 'targetValue', 'childId', 'completedAt'])(
  'an edit rejects %s [SKL-29]',
  async (field) => {
    const { ana, call, id } = await createAppWithChild()
    const { id: skill } = await createSkill(call, id)
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ [field]: 'easy' })
    expect((await ana.send(`/api/skills/${skill}`, { method: 'PUT', headers, body })).status).toBe(400)
  },
)

test('a deleted challenge is not found, nor its scores; an undo restores both [SKL-18, UND-22]', async () => {
  const { app, ana, call, id, list, scores } = await createAppWithChild()
  const older = await createSkill(call, id, { title: 'Older' })
  app.clock.forward({ seconds: 1 })
  await createSkill(call, id, { title: 'Newer' })
  await recordScore(call, older.id, 12)
  const before = { skills: await list(), scores: await scores(older.id) }
  const response = await ana.send(`/api/skills/${older.id}`, { method: 'DELETE' })
  expect(response.status).toBe(204)
  expect((await list()).map(({ title }) => title)).toEqual(['Newer'])
  const notFound = { status: 404, code: 'not_found' }
  await expect(scores(older.id)).rejects.toMatchObject(notFound)
  await expect(recordScore(call, older.id, 13)).rejects.toMatchObject(notFound)
  await expect(call(deleteSkill, { params: { id: older.id } })).rejects.toMatchObject(notFound)
  expect(await listNewestActivities(call, id)).toHaveLength(1)
  await call(undoAct, { params: { id: response.headers.get('act-id') ?? '' } })
  expect({ skills: await list(), scores: await scores(older.id) }).toEqual(before)
})

test('of two concurrent deletes one succeeds', async () => {
  const { call, id } = await createAppWithChild()
  const skill = await createSkill(call, id)
  const settled = await Promise.allSettled([1, 2].map(() => call(deleteSkill, { params: { id: skill.id } })))
  expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('lists every score with its time, newest first, page by page [SKL-12]', async () => {
  const { app, call, id, scores } = await createAppWithChild()
  const skill = await createSkill(call, id)
  const other = await createSkill(call, id, { title: 'Other' })
  for (let n = 1; n <= 203; n++) {
    await recordScore(call, skill.id, n)
    if (n % 50 === 0) await recordScore(call, other.id, n)
    app.clock.forward({ seconds: 1 })
  }
  const page = await scores(skill.id)
  expect(page.map((one) => one.score)).toEqual(Array.from({ length: 200 }, (_, n) => 203 - n))
  expect(page.at(-1)).toMatchObject({ score: 4, at: '2026-11-20T10:00:03.000Z' })
  expect((await scores(skill.id, page.at(-1)?.id)).map((one) => one.score)).toEqual([3, 2, 1])
  expect(await scores(skill.id, (await scores(skill.id, page.at(-1)?.id)).at(-1)?.id)).toEqual([])
  expect((await scores(other.id)).map((one) => one.score)).toEqual([200, 150, 100, 50])
})

test('a completion is final; texts can still change and the challenge can be deleted [SKL-16]', async () => {
  const { call, id, list } = await createAppWithChild()
  const { id: skill } = await createSkill(call, id, { targetValue: 100 })
  const change = (body: object) => call(editSkill, { params: { id: skill }, body })
  await completeSkill(call, skill)
  const [completed] = await list()
  for (const body of [{ isCompleted: false }, { currentBest: 120 }, { currentBest: 0, isCompleted: true }]) {
    await expect(change({ ...body, title: 'Other' })).rejects.toMatchObject(createConflict('skill_completed'))
  }
  expect(await list()).toEqual([completed])
  expect(await change({ isCompleted: true })).toMatchObject({ ...completed, completed: false, pointsAwarded: 0 })
  expect(await change({ title: 'Rope' })).toMatchObject({ ...completed, title: 'Rope' })
  await call(deleteSkill, { params: { id: skill } })
  expect(await list()).toEqual([])
})

test('a unit has at most 20 code points [SKL-7]', async () => {
  const { call, id } = await createAppWithChild()
  const add = (targetUnit: string) =>
    call(addSkill, { body: { childId: id, title: 'Poems', difficulty: 'easy', targetUnit } })
  expect(await add('𠮷'.repeat(20))).toMatchObject({ targetUnit: '𠮷'.repeat(20) })
  await expect(add('x'.repeat(21))).rejects.toMatchObject({
    status: 400,
    errors: [{ path: 'targetUnit', code: 'too_long' }],
  })
})
