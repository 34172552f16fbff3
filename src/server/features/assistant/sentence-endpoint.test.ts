import { describe, expect, test } from 'vitest'
import { readSentence } from '#shared/assistant/sentence.ts'
import { createAppWithChild } from '#server/testing/chat.ts'
import { createChild, getChild, listNewestActivities, readProblem } from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'

const today = '2026-11-20'

const createFamily = async () => {
  const { app, ana, childId } = await createAppWithChild()
  const { id: leo } = await createChild(ana.call, 'Leo')
  const habit = await createHabit(ana.call, childId, { title: 'Brush teeth' })
  const read = (text: string, language: 'en' | 'es' | 'zh' = 'en') =>
    ana.call(readSentence, { body: { childId, text, language } })
  return { app, ana, mia: childId, leo, habit, read }
}

describe('a sentence', () => {
  test('is returned as acts to confirm, and records nothing [AST-60, AST-61]', async () => {
    const { ana, mia, leo, habit, read } = await createFamily()
    const reading = await read('Mia brushed her teeth, Leo helped set the table, 3 points')
    expect(reading).toMatchObject({
      proposals: [
        { kind: 'check-in', childId: mia, habitId: habit.id, points: 2, day: today, isSure: true },
        { kind: 'behavior', childId: leo, title: 'Helped set the table', points: 3, day: today, isSure: true },
      ],
      leftovers: [],
    })
    expect(await listNewestActivities(ana.call, mia)).toEqual([])
    expect((await getChild(ana.call, leo)).points).toBe(0)
  })

  test('about a habit that is checked in already proposes no second check-in [AST-64]', async () => {
    const { ana, habit, read } = await createFamily()
    await checkIn(ana.call, habit.id, today)
    const { proposals } = await read('Mia brushed her teeth')
    expect(proposals.filter(({ kind }) => kind === 'check-in')).toEqual([])
  })

  test('about a child of another family is not found, and its things are never matched [AST-60]', async () => {
    const { app, mia } = await createFamily()
    const tom = await app.member()
    const { id: childId } = await createChild(tom.call, 'Zoe')
    const send = (id: string) =>
      tom.send(readSentence.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ childId: id, text: 'Mia brushed her teeth', language: 'en' }),
      })
    const response = await send(mia)
    expect([response.status, (await readProblem(response)).code]).toEqual([404, 'not_found'])
    expect(await (await send(childId)).text()).not.toContain(mia)
  })
})
