import { expect, test } from 'vitest'
import { listActivities } from '#shared/activities/contract.ts'
import { editUser, getUser } from '#shared/auth/contract.ts'
import { getQuickList, putQuickList, recordBehavior } from '#shared/behaviors/contract.ts'
import { addChild, editChild, listChildren } from '#shared/children/contract.ts'
import { ApiError, type Call } from '#shared/contract/client.ts'
import { editFamily } from '#shared/families/contract.ts'
import { addHabit, editHabit, listHabits } from '#shared/habits/contract.ts'
import { addMoment, editMoment, listMoments } from '#shared/moments/contract.ts'
import { addReward, editReward, listRewards } from '#shared/rewards/contract.ts'
import { addSkill, editSkill, listSkills } from '#shared/skills/contract.ts'
import { fuzzFieldValues } from '#server/testing/fuzz-field-values.ts'
import { createChild } from '#server/testing/factories.ts'
import { sampleSize, reportCheck } from '#server/testing/check-results.ts'
import { createTestApp } from '#server/testing/harness.ts'

const everyNth = sampleSize(6, 1)

const texts = fuzzFieldValues
  .map((json) => JSON.parse(json) as unknown)
  .filter((value) => typeof value === 'string')
  .filter((_, n) => n % everyNth === 0)

/** A function that writes a text into the fields of something, and returns the text as every response contained it. */
type WriteAndRead = (call: Call, childId: string, text: string) => Promise<(string | null | undefined)[]>

const otherText = 'Something else'

const textFields: Record<string, WriteAndRead> = {
  'a child': async (call, childId, name) => {
    const read = async () => (await call(listChildren, {})).find(({ id }) => id === childId)?.name
    const written = [await call(editChild, { params: { id: childId }, body: { name } }), { name: await read() }]
    await call(editChild, { params: { id: childId }, body: { name: otherText } })
    await call(editChild, { params: { id: childId }, body: { name } })
    return [...written.map((one) => one.name), await read()]
  },
  'a behaviour': async (call, childId, title) => {
    const body = { childId, type: 'reward' as const, title, description: title, points: 5 }
    const recorded = await call(recordBehavior, { body })
    const [activity] = await call(listActivities, { params: { childId }, query: { limit: '1' } })
    return [recorded.title, recorded.description, activity?.title, activity?.description]
  },
  'a tile': async (call, childId, title) => {
    const put = await call(putQuickList, { params: { childId }, body: [{ title, points: 5 }] })
    const read = await call(getQuickList, { params: { childId } })
    return [...put, ...read].map((tile) => ('title' in tile ? tile.title : undefined))
  },
  'a habit': async (call, childId, title) => {
    const texted = { title, description: title, cue: title }
    const { id: habitId } = await call(addHabit, { body: { childId, difficulty: 'easy', ...texted } })
    const params = { habitId }
    const [added] = await call(listHabits, { params: { childId } })
    await call(editHabit, { params, body: { title: otherText, description: null, cue: null } })
    await call(editHabit, { params, body: texted })
    const [edited] = await call(listHabits, { params: { childId } })
    return [added, edited].flatMap((habit) => [habit?.title, habit?.description, habit?.cue])
  },
  'a challenge': async (call, childId, title) => {
    const texted = { title, description: title }
    const { id } = await call(addSkill, { body: { childId, difficulty: 'easy', ...texted } })
    const [added] = await call(listSkills, { params: { childId } })
    await call(editSkill, { params: { id }, body: { title: otherText, description: null } })
    await call(editSkill, { params: { id }, body: texted })
    const [edited] = await call(listSkills, { params: { childId } })
    return [added, edited].flatMap((skill) => [skill?.title, skill?.description])
  },
  'a reward': async (call, childId, title) => {
    const texted = { title, description: title }
    const { id } = await call(addReward, { body: { childId, pointsCost: 5, category: 'other', ...texted } })
    const [added] = await call(listRewards, { query: { childId } })
    await call(editReward, { params: { id }, body: { title: otherText, description: null } })
    await call(editReward, { params: { id }, body: texted })
    const [edited] = await call(listRewards, { query: { childId } })
    return [added, edited].flatMap((reward) => [reward?.title, reward?.description])
  },
  'a moment': async (call, childId, content) => {
    const { id } = await call(addMoment, { body: { childId, weather: 'sunny', mood: 'calm', content } })
    const params = { childId }
    const [added] = await call(listMoments, { params, query: {} })
    await call(editMoment, { params: { id }, body: { content: otherText } })
    await call(editMoment, { params: { id }, body: { content } })
    const [edited] = await call(listMoments, { params, query: {} })
    const [activity] = await call(listActivities, { params, query: { limit: '1' } })
    return [added?.content, edited?.content, activity?.description]
  },
  'a parent': async (call, _, name) => {
    await call(editUser, { body: { name } })
    const { name: own, family } = await call(getUser, {})
    return [own, family.members[0]?.name]
  },
  'a family': async (call, _, name) => {
    const { name: edited } = await call(editFamily, { body: { name } })
    return [edited, (await call(getUser, {})).family.name]
  },
  'another child': async (call, _, name) => {
    const child = await call(addChild, { body: { name } })
    return [child.name, (await call(listChildren, {})).at(-1)?.name]
  },
}

const toCodePoints = (text: string | null | undefined) => Array.from(text ?? '', (one) => one.codePointAt(0))

/** Writes a text and returns it as responses contained it; nothing if the API rejects it. */
const readBack = async (way: WriteAndRead, call: Call, childId: string, text: string) => {
  try {
    return await way(call, childId, text)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_input') return []
    throw error
  }
}

const childrenPerFamily = 40

test.for(Object.entries(textFields))('texts of %s are returned as they were sent', async ([what, way], { task }) => {
  const app = await createTestApp()
  const wrong: unknown[] = []
  let count = 0
  for (let from = 0; from < texts.length; from += childrenPerFamily) {
    const { call } = await app.member()
    const { id } = await createChild(call)
    for (const text of texts.slice(from, from + childrenPerFamily)) {
      const read = await readBack(way, call, id, text)
      const wanted = toCodePoints(text.trim()).join()
      const changed = read.filter((one) => toCodePoints(one).join() !== wanted)
      count += read.length
      if (changed.length > 0) wrong.push({ what, text, read })
    }
  }
  reportCheck({ task }, { check: 'T28', what: `texts about ${what} read again`, count, wrong: wrong.length })
  expect(wrong).toEqual([])
  expect(count).toBeGreaterThan(texts.length / 2)
})
