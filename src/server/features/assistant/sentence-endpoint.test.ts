import { describe, expect, test } from 'vitest'
import { readSentence } from '#shared/assistant/sentence.ts'
import { putQuickList } from '#shared/behaviors/contract.ts'
import { editHabit } from '#shared/habits/contract.ts'
import { askAssistant, createAppWithChild } from '#server/testing/chat.ts'
import {
  award,
  createChild,
  createReward,
  createSkill,
  getChild,
  listNewestActivities,
  readProblem,
} from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { createTestApp } from '#server/testing/harness.ts'

const today = '2026-11-20'
const headers = { 'content-type': 'application/json' }

const createFamily = async () => {
  const { app, ana, childId } = await createAppWithChild()
  const { id: leo } = await createChild(ana.call, 'Leo')
  const habit = await createHabit(ana.call, childId, { title: 'Brush teeth' })
  const read = (text: string, language: 'en' | 'es' | 'zh' = 'en') =>
    ana.call(readSentence, { body: { childId, text, language } })
  const send = (body: object, by = ana) =>
    by.send(readSentence.path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { app, ana, mia: childId, leo, habit, read, send }
}

describe('a message of the chat', () => {
  test.for([
    ['en', 'Mia emptied the dishwasher without being asked!!', { title: 'Helped clean up', points: 5 }],
    ['en', 'Write down: Mia rode her bike alone', { title: 'Rode her bike alone' }],
    ['es', 'Mia se ha lavado los dientes ella solita', { kind: 'check-in' }],
    ['zh', 'Mia钢琴考级过了，帮我记下来', { title: '钢琴考级过' }],
  ] as const)(
    'that tells of a deed gladly, or asks to record it, gets a ticked act to confirm in %s: %s [AST-111]',
    async ([language, message, expected]) => {
      const { ana, mia } = await createFamily()
      const { sentence } = await askAssistant(ana, { childId: mia, message, language })
      expect(sentence?.proposals).toMatchObject([{ childId: mia, isSure: true, ...expected }])
    },
  )

  test.each([
    'Mia hit her brother again!!',
    'she screamed for an hour!!',
    'she wont get dressed on her own',
    'Leo hit me when I told him to put it down.',
  ])('that complains is answered: %s [AST-111]', async (message) => {
    const { ana, mia } = await createFamily()
    const { sentence, text } = await askAssistant(ana, { childId: mia, message, language: 'en' })
    expect(sentence).toBeUndefined()
    expect(text.length).toBeGreaterThan(80)
  })

  test('goes on from what was told last: for another child, with other points [AST-112]', async () => {
    const { ana, mia, leo } = await createFamily()
    const first = await askAssistant(ana, { childId: mia, message: 'Mia cleared the table, 5 points', language: 'en' })
    const say = async (message: string) =>
      (
        await askAssistant(ana, {
          childId: mia,
          message,
          language: 'en',
          ...(first.context && { context: first.context }),
        })
      ).sentence?.proposals
    expect(await say('oh and Leo too')).toMatchObject([{ childId: leo, points: 5 }])
    expect(await say('and Leo watered the plants')).toMatchObject([{ childId: leo }])
    expect(await say('and Leo hit her')).toBeUndefined()
    expect(await say('sorry, it was 3')).toMatchObject([{ childId: mia, points: 3 }])
  })
})

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

  test('names challenges, rewards and tiles of the child with their ids [AST-60]', async () => {
    const { ana, mia, read } = await createFamily()
    const skill = await createSkill(ana.call, mia, { title: 'Swimming', targetValue: 20, targetUnit: 'laps' })
    const zoo = await createReward(ana.call, mia)
    await award(ana.call, mia, 30)
    await ana.call(putQuickList, { params: { childId: mia }, body: [{ title: 'Sang a song', points: 7 }] })
    const { proposals } = await read('Mia swam 16 laps yesterday and sang a song. Today she redeemed the zoo.')
    expect(proposals).toMatchObject([
      { kind: 'score', skillId: skill.id, value: 16, unit: 'laps', day: '2026-11-19' },
      { kind: 'behavior', title: 'Sang a song', points: 7, day: '2026-11-19' },
      { kind: 'redeem', rewardId: zoo.id, points: 30, day: today },
    ])
  })

  test('about a habit that is checked in or completed proposes no check-in [AST-64]', async () => {
    const { ana, mia, habit, read } = await createFamily()
    await checkIn(ana.call, habit.id, today)
    const listCheckIns = async (text: string) =>
      (await read(text)).proposals.flatMap((one) => (one.kind === 'check-in' ? [one.day] : []))
    expect(await listCheckIns('Mia brushed her teeth')).toEqual([])
    expect(await listCheckIns('Mia brushed her teeth yesterday and today')).toEqual(['2026-11-19'])
    const { id: habitId } = await createHabit(ana.call, mia, { title: 'Read', targetDays: 1 })
    await checkIn(ana.call, habitId, today)
    expect(await listCheckIns('Mia read yesterday')).toEqual([])
    await ana.call(editHabit, { params: { habitId }, body: { targetDays: 5 } })
    expect(await listCheckIns('Mia read yesterday')).toEqual(['2026-11-19'])
  })

  test('about a habit that is checked in says so beside the other acts, also of yesterday [AST-68]', async () => {
    const { ana, mia, habit, read } = await createFamily()
    await checkIn(ana.call, habit.id, '2026-11-19')
    const reading = await read('Leo helped set the table, 3 points. Yesterday Mia brushed her teeth.')
    expect(reading).toMatchObject({
      proposals: [{ kind: 'behavior', points: 3 }],
      already: [{ childId: mia, habitId: habit.id, title: 'Brush teeth', day: '2026-11-19', place: 1 }],
      leftovers: [],
    })
    expect((await read('Mia brushed her teeth')).already).toEqual([])
  })

  test('is about the family’s days [AST-64]', async () => {
    const app = await createTestApp({ start: '2026-11-20T02:00:00.000Z' })
    const ana = await app.member({ timeZone: 'America/Los_Angeles' })
    const { id: childId } = await createChild(ana.call)
    const body = { childId, text: 'Mia waited her turn', language: 'en' } as const
    expect((await ana.call(readSentence, { body })).proposals).toMatchObject([{ day: '2026-11-19' }])
  })

  test('about a child of another family is not found, and its names and things are never matched [AST-60]', async () => {
    const { app, mia, send } = await createFamily()
    const tom = await app.member()
    const { id: childId } = await createChild(tom.call, 'Zoe')
    const text = 'Mia brushed her teeth'
    const response = await send({ childId: mia, text, language: 'en' }, tom)
    expect([response.status, (await readProblem(response)).code]).toEqual([404, 'not_found'])
    const own = await tom.call(readSentence, { body: { childId, text, language: 'en' } })
    expect(own.proposals.filter(({ kind, isSure }) => kind === 'check-in' || isSure)).toEqual([])
  })

  test.for([
    [{ text: '' }, 'text'],
    [{ text: ' \n' }, 'text'],
    [{ text: 'x'.repeat(2001) }, 'text'],
    [{ language: 'fr' }, 'language'],
    [{ childId: 'x' }, 'childId'],
    [{ record: true }, 'record'],
  ] as const)('with %j is rejected [AST-60]', async ([change, path]) => {
    const { mia, send } = await createFamily()
    const response = await send({ childId: mia, text: 'Mia read', language: 'en', ...change })
    expect([response.status, (await readProblem(response)).errors?.map((error) => error.path)]).toEqual([400, [path]])
  })

  test('may be sent twenty times a minute [LIM-7]', async () => {
    const { ana, childId } = await createAppWithChild({ RATE_LIMITS: 'on' })
    const body = JSON.stringify({ childId, text: 'Mia read', language: 'en' })
    const send = () => ana.send(readSentence.path, { method: 'POST', headers, body })
    for (let n = 0; n < 20; n++) expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
  })
})

describe('in the chat', () => {
  test.for([
    ['en', 'Mia brushed her teeth', 'Shall I record this?'],
    ['es', 'Mia se cepilló los dientes', '¿Lo anoto?'],
    ['zh', 'Mia刷牙了', '要把这些记下来吗？'],
  ] as const)('a report in %s gets its acts to confirm [AST-67]', async ([language, message, text]) => {
    const { ana, mia, habit } = await createFamily()
    const answer = await askAssistant(ana, { childId: mia, message, language })
    expect(answer.text).toBe(text)
    expect(answer.sentence?.proposals).toMatchObject([{ kind: 'check-in', habitId: habit.id, isSure: true }])
    expect(await listNewestActivities(ana.call, mia)).toEqual([])
  })

  test('points that are given are no stitches [AST-67]', async () => {
    const { ana, mia } = await createFamily()
    const message = '5 puntos para Mia por secar los platos'
    const { sentence } = await askAssistant(ana, { childId: mia, message, language: 'es' })
    expect(sentence?.proposals).toMatchObject([{ kind: 'behavior', points: 5 }])
  })

  test.for([
    ['en', 'Mia brushed her teeth', 'That is already recorded.'],
    ['es', 'Mia se cepilló los dientes', 'Eso ya está anotado.'],
    ['zh', 'Mia刷牙了', '这件事已经记过了。'],
  ] as const)('a report in %s of what is checked in is answered as that [AST-67, AST-68]', async (given) => {
    const [language, message, text] = given
    const { ana, mia, habit } = await createFamily()
    await checkIn(ana.call, habit.id, today)
    const answer = await askAssistant(ana, { childId: mia, message, language })
    expect(answer.text).toBe(text)
    expect(answer.sentence).toMatchObject({ proposals: [], already: [{ childId: mia, habitId: habit.id, day: today }] })
    const both = await askAssistant(ana, { childId: mia, message: 'Mia brushed her teeth. Leo said hello.' })
    expect(both.text).toBe('Shall I record this?')
    expect(both.sentence).toMatchObject({ proposals: [{ kind: 'behavior' }], already: [{ place: 0 }] })
  })

  test.for([
    'how do I get Mia to brush her teeth?',
    'she bit a boy at nursery today, what should I do',
    'Leo hit his sister again I’m so tired',
    'Mia refuses to brush her teeth every night',
    'Mia will not sleep in her own bed',
    'my son has no friends',
  ])('“%s” stays a question [AST-67]', async (message) => {
    const { ana, mia } = await createFamily()
    expect(await askAssistant(ana, { childId: mia, message })).not.toHaveProperty('sentence')
  })

  test('a danger comes first [AST-67]', async () => {
    const { ana, mia } = await createFamily()
    const answer = await askAssistant(ana, { childId: mia, message: 'Mia brushed her teeth and swallowed bleach' })
    expect(answer).toHaveProperty('danger')
    expect(answer).not.toHaveProperty('sentence')
  })
})
