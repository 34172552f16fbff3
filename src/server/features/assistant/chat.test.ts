import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { getModel, type ChatCard } from '#shared/assistant/contract.ts'
import { putQuickList } from '#shared/behaviors/contract.ts'
import { editChild } from '#shared/children/contract.ts'
import { addHabit } from '#shared/habits/contract.ts'
import { addReward } from '#shared/rewards/contract.ts'
import { addSkill } from '#shared/skills/contract.ts'
import { chat, readEvents, sendChat } from '#server/testing/chat.ts'
import { award, deduct, readProblem, createChild } from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'
import { createTestApp } from '#server/testing/harness.ts'

const withChild = async (env: Record<string, string> = {}) => {
  const app = await createTestApp({ env })
  const ana = await app.member()
  const child = await createChild(ana.call)
  return { app, ana, childId: child.id }
}

const statesOf = (cards: readonly ChatCard[] = []) =>
  Object.fromEntries(cards.map((card) => [card.id, 'state' in card ? card.state : null]))

describe('a question', () => {
  test('gets an answer with an opening, tips, a source, cards and three chips', async () => {
    const { ana, childId } = await withChild()
    const answer = await chat(ana, { childId, message: 'How do we get through brushing teeth?' })
    expect(answer.text).toMatch(/^[^•]+\n\n(?:• .+\n){2,3}\nBased on: NHS$/)
    expect(answer).toMatchObject({ sources: ['NHS'], by: 'built-in' })
    expect(answer.followUpActions).toHaveLength(3)
    expect(statesOf(answer.cards)).toEqual({ 'teeth.twice': 'new', 'teeth.minutes': 'new' })
  })

  test.for([
    ['zh', '孩子不肯刷牙怎么办', 'teeth.twice'],
    ['es', 'no quiere lavarse los dientes', 'teeth.twice'],
    ['es', '孩子不肯刷牙怎么办', 'teeth.twice'],
    ['zh', 'he refuses to brush his teeth', 'teeth.twice'],
  ] as const)('is accepted in %s as %s', async ([language, message, card]) => {
    const { ana, childId } = await withChild()
    expect(Object.keys(statesOf((await chat(ana, { childId, message, language })).cards))).toContain(card)
  })

  test('has the same answer all day, and other tips the next day [AST-22]', async () => {
    const { app, ana, childId } = await withChild()
    const ask = () => chat(ana, { childId, message: 'He will not brush his teeth' })
    const first = await ask()
    expect(await ask()).toEqual(first)
    app.clock.forward({ days: 1 })
    expect((await ask()).text).not.toBe(first.text)
  })

  test('that contains an age gets an answer for that age', async () => {
    const { ana, childId } = await withChild()
    const cards = async (message: string) => statesOf((await chat(ana, { childId, message })).cards)
    expect(await cards('my 3 year old has tantrums')).toEqual({})
    expect(Object.keys(await cards('my 5 year old has tantrums'))).toContain('tantrum.calm')
  })

  test('without a matching topic gets the most similar topics [AST-23]', async () => {
    const { ana, childId } = await withChild()
    const answer = await chat(ana, { childId, message: 'qwertz uiopü asdfgh' })
    expect(answer.text).toMatch(/^I have nothing prepared/)
    expect(answer.followUpActions).toHaveLength(3)
    expect(answer).not.toHaveProperty('cards')
  })

  test('shows a name with markup and placeholders unchanged', async () => {
    const { ana, childId } = await withChild()
    await ana.call(editChild, { params: { id: childId }, body: { name: '$& {name} <b>' } })
    const { text } = await chat(ana, { childId, message: 'x', topic: 'rewards' })
    expect(text).toContain('$& {name} <b>')
  })
})

describe('cards', () => {
  test('recognize entries of the child with similar titles [AST-25]', async () => {
    const { ana, childId } = await withChild()
    const body = { childId, difficulty: 'easy', targetDays: 66 } as const
    await ana.call(addHabit, { body: { ...body, title: 'Brush your teeth in the morning and at night!' } })
    await ana.call(addSkill, { body: { childId, difficulty: 'easy', title: 'brush for 2 full minutes' } })
    const { cards } = await chat(ana, { childId, message: 'teeth', topic: 'teeth' })
    expect(statesOf(cards)).toEqual({ 'teeth.twice': 'present', 'teeth.minutes': 'present' })
  })

  test('recognize the quick list and the rewards', async () => {
    const { ana, childId } = await withChild()
    await ana.call(putQuickList, { params: { childId }, body: [{ title: 'Calmed down with help', points: 10 }] })
    const corner = { title: 'Choose a toy for the calm corner', pointsCost: 15, category: 'privilege' } as const
    await ana.call(addReward, { body: { childId, ...corner } })
    const { cards } = await chat(ana, { childId, message: 'x', topic: 'tantrum' })
    expect(statesOf(cards)).toEqual({ 'tantrum.calm': 'present', 'tantrum.words': 'new', 'tantrum.corner': 'present' })
  })

  test('with points are only for children from four years, within the age range of the topic', async () => {
    const { ana, childId } = await withChild()
    const idsAt = async (age: number) => {
      await ana.call(editChild, { params: { id: childId }, body: { age } })
      return Object.keys(statesOf((await chat(ana, { childId, message: 'x', topic: 'new-baby' })).cards))
    }
    expect(await idsAt(3)).toEqual(['new-baby.big'])
    expect(await idsAt(8)).toEqual(['new-baby.helper', 'new-baby.alone', 'new-baby.big'])
    expect(await idsAt(9)).toEqual([])
  })

  test('prefer the birthday to the age', async () => {
    const { ana, childId } = await withChild()
    await ana.call(editChild, { params: { id: childId }, body: { age: 12, birthday: '2021-11-20' } })
    expect((await chat(ana, { childId, message: 'x', topic: 'tantrum' })).cards).toHaveLength(3)
  })
})

describe('the tip of the day', () => {
  test('names the corrections and awards of the past week [AST-24]', async () => {
    const { ana, childId } = await withChild()
    for (let n = 0; n < 3; n++) await deduct(ana.call, childId, 3, 'Kicked and bit')
    await award(ana.call, childId)
    const { text, followUpActions } = await chat(ana, { childId, message: 'x', topic: 'tips' })
    expect(text).toContain('“Kicked and bit” came up 3 times in the past week; you also noted 1 good thing.')
    expect(followUpActions).toEqual(['Hitting and biting', 'Reward ideas', 'Something new'])
  })

  test('names an active and an idle habit', async () => {
    const { app, ana, childId } = await withChild()
    const habit = await createHabit(ana.call, childId)
    await checkIn(ana.call, habit.id, '2026-11-20')
    const tip = async () => (await chat(ana, { childId, message: 'x', topic: 'tips' })).text
    expect(await tip()).toContain(`“${habit.title}” stands at 1 of`)
    app.clock.forward({ days: 5 })
    expect(await tip()).toContain(`“${habit.title}” has been quiet for 5 days.`)
  })

  test('leaves out undone behaviours', async () => {
    const { ana, childId } = await withChild()
    const { actId } = await deduct(ana.call, childId, 3, 'Kicked and bit')
    await ana.call(undoAct, { params: { id: actId } })
    expect((await chat(ana, { childId, message: 'x', topic: 'tips' })).text).toContain('Nothing has been noted')
  })

  test('leaves out what is more than a week old', async () => {
    const { app, ana, childId } = await withChild()
    await deduct(ana.call, childId, 3, 'Kicked and bit')
    app.clock.forward({ days: 8 })
    expect((await chat(ana, { childId, message: 'x', topic: 'tips' })).text).toContain('Nothing has been noted')
  })
})

describe('reward ideas', () => {
  test('have prices that follow the pace of the child [AST-24]', async () => {
    const { app, ana, childId } = await withChild()
    app.clock.forward({ days: 14 })
    await award(ana.call, childId, 100)
    await award(ana.call, childId, 40)
    const { text, cards = [] } = await chat(ana, { childId, message: 'x', topic: 'rewards' })
    expect(text).toContain('Mia earns about 10 points a day and has 140 now.')
    expect(cards).toHaveLength(3)
    for (const card of cards) expect(card).toMatchObject({ kind: 'reward', state: 'new' })
    expect(text).toMatch(/ready now|about \d+ days at the present pace/)
  })

  test('are not offered to children under four', async () => {
    const { ana, childId } = await withChild()
    await ana.call(editChild, { params: { id: childId }, body: { age: 2 } })
    const answer = await chat(ana, { childId, message: 'x', topic: 'rewards' })
    expect(answer.text).not.toMatch(/\d/)
    expect(answer).not.toHaveProperty('cards')
  })
})

test('recommends a behaviour, a habit and a challenge that the child does not have, related to its week [AST-24]', async () => {
  const { app, ana, childId } = await withChild()
  await deduct(ana.call, childId, 3, 'Bad loser')
  const seen = new Set<string>()
  for (let day = 0; day < 5; day++) {
    const { text, cards = [] } = await chat(ana, { childId, message: 'x', topic: 'recommendations' })
    expect(text).toContain('“Bad loser” came up in the past week')
    expect(cards.map(({ kind }) => kind)).toEqual(['behavior', 'habit', 'skill'])
    for (const card of cards) {
      expect(seen).not.toContain(card.title)
      seen.add(card.title)
      if (card.kind === 'habit') await ana.call(addHabit, { body: { childId, title: card.title, difficulty: 'easy' } })
      if (card.kind === 'skill') await ana.call(addSkill, { body: { childId, title: card.title, difficulty: 'easy' } })
      const mine = [...seen].filter((_, n) => n % 3 === 0).map((title) => ({ title, points: 5 }))
      if (card.kind === 'behavior') await ana.call(putQuickList, { params: { childId }, body: mine })
    }
    app.clock.forward({ hours: 20 })
  }
})

describe('a message', () => {
  test('that mentions danger gets the helplines of the operator [AST-21]', async () => {
    const { ana, childId } = await withChild({ HELPLINES_EN: '112 · 116 111' })
    const question = { childId, message: 'my daughter says she wants to die', topic: 'tips' }
    const answer = await chat(ana, question)
    expect(answer.text).toMatch(/emergency services, a doctor or a helpline now[^•]+\n\nNumbers: 112 · 116 111$/)
    expect(answer).toMatchObject({ followUpActions: [], by: 'built-in' })
    expect(answer).not.toHaveProperty('cards')
    expect((await chat(ana, { ...question, language: 'es' })).text).not.toContain('116 111')
  })

  test.for([[''], [' \n'], ['x'.repeat(10_000)], [null]])('of %j is rejected', async ([message]) => {
    const { ana, childId } = await withChild()
    const response = await ana.send('/api/ai/chat/stream', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ childId, message, language: 'en' }),
    })
    expect([response.status, (await readProblem(response)).errors?.map(({ path }) => path)]).toEqual([400, ['message']])
  })

  test('with an unknown topic or a property of every object is rejected [AST-5]', async () => {
    const { ana, childId } = await withChild()
    for (const topic of ['owls', 'constructor', 'to-string', 'value-of']) {
      const response = await sendChat(ana, { childId, topic })
      expect([topic, response.status, (await readProblem(response)).errors?.[0]?.code]).toEqual([
        topic,
        400,
        'invalid_choice',
      ])
    }
  })

  test('about a child of another family is not found', async () => {
    const { app, childId } = await withChild()
    const response = await sendChat(await app.member(), { childId, message: 'I want to die' })
    expect([response.status, (await readProblem(response)).code]).toEqual([404, 'not_found'])
  })

  test('may be sent twenty times a minute [LIM-7]', async () => {
    const { ana, childId } = await withChild({ RATE_LIMITS: 'on' })
    for (let n = 0; n < 20; n++) expect((await sendChat(ana, { childId })).status).toBe(200)
    const response = await sendChat(ana, { childId })
    expect([response.status, Number(response.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  test('does not appear in the log', async () => {
    const lines: string[] = []
    const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
    const app = await createTestApp({ services: { log } })
    const ana = await app.member()
    const { id: childId } = await createChild(ana.call, 'Zsófia')
    await chat(ana, { childId, message: 'Zsófia bites the gardener' })
    expect(lines.join()).toContain('/api/ai/chat/stream')
    expect(lines.join()).not.toMatch(/Zs|gardener|bite/)
  })
})

test('there is no model host without a configured model', async () => {
  const { ana } = await withChild()
  expect(await ana.call(getModel, {})).toEqual({ host: null })
})

test('an answer is an event stream with headers that disable proxy buffering [AST-6, AST-7]', async () => {
  const { ana, childId } = await withChild()
  const response = await sendChat(ana, { childId, message: 'teeth' })
  expect([response.headers.get('content-type'), response.headers.get('x-accel-buffering')]).toEqual([
    'text/event-stream',
    'no',
  ])
  expect((await readEvents(response)).at(-1)).toMatchObject({ done: true })
})
