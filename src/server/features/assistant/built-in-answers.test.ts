import { describe, expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import type { ChatCard } from '#shared/assistant/contract.ts'
import { putQuickList } from '#shared/behaviors/contract.ts'
import { editChild } from '#shared/children/contract.ts'
import { addHabit } from '#shared/habits/contract.ts'
import { addReward } from '#shared/rewards/contract.ts'
import { addSkill } from '#shared/skills/contract.ts'
import { askAssistant, createAppWithChild } from '#server/testing/chat.ts'
import { award, createChild, deduct } from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'

const getCardStates = (cards: readonly ChatCard[] = []) =>
  Object.fromEntries(cards.map((card) => [card.id, 'state' in card ? card.state : null]))

describe('a question', () => {
  test('gets an answer with an opening, tips, a source, cards and three chips', async () => {
    const { ana, childId } = await createAppWithChild()
    const answer = await askAssistant(ana, { childId, message: 'How do we get through brushing teeth?' })
    expect(answer.text).toMatch(/^[^•]+\n\n(?:• .+\n){2,3}\nBased on: NHS$/)
    expect(answer).toMatchObject({ sources: ['NHS'], by: 'built-in' })
    expect(answer.followUpActions).toHaveLength(3)
    expect(getCardStates(answer.cards)).toEqual({ 'teeth.twice': 'new', 'teeth.minutes': 'new' })
  })

  test.for([
    ['zh', '孩子不肯刷牙怎么办', 'teeth.twice'],
    ['es', 'no quiere lavarse los dientes', 'teeth.twice'],
    ['es', '孩子不肯刷牙怎么办', 'teeth.twice'],
    ['zh', 'he refuses to brush his teeth', 'teeth.twice'],
  ] as const)('is accepted in %s as %s', async ([language, message, card]) => {
    const { ana, childId } = await createAppWithChild()
    expect(Object.keys(getCardStates((await askAssistant(ana, { childId, message, language })).cards))).toContain(card)
  })

  test('has the same answer all day, and other tips the next day [AST-22]', async () => {
    const { app, ana, childId } = await createAppWithChild()
    const message = 'Bedtime'
    const { context } = await askAssistant(ana, { childId, message })
    const ask = () => askAssistant(ana, { childId, message, context })
    const first = await ask()
    expect(await ask()).toEqual(first)
    app.clock.forward({ days: 1 })
    expect((await ask()).text).not.toBe(first.text)
  })

  test('that contains an age gets an answer for that age', async () => {
    const { ana, childId } = await createAppWithChild()
    const cards = async (message: string) => getCardStates((await askAssistant(ana, { childId, message })).cards)
    expect(await cards('my 3 year old has tantrums')).toEqual({})
    expect(Object.keys(await cards('my 5 year old has tantrums'))).toContain('tantrum.calm')
  })

  test('without a matching topic gets the most similar topics [AST-23]', async () => {
    const { ana, childId } = await createAppWithChild()
    const answer = await askAssistant(ana, { childId, message: 'which sofa fabric lasts longest' })
    expect(answer.text).toMatch(/^I have nothing prepared/)
    expect(answer.followUpActions).toHaveLength(3)
    expect(answer).not.toHaveProperty('cards')
  })

  test('shows a name with markup and placeholders unchanged', async () => {
    const { ana, childId } = await createAppWithChild()
    await ana.call(editChild, { params: { id: childId }, body: { name: '$& {name} <b>' } })
    const { text } = await askAssistant(ana, { childId, message: 'x', topic: 'rewards' })
    expect(text).toContain('$& {name} <b>')
  })
})

describe('cards', () => {
  test('recognize entries of the child with similar titles [AST-25]', async () => {
    const { ana, childId } = await createAppWithChild()
    const body = { childId, difficulty: 'easy', targetDays: 66 } as const
    await ana.call(addHabit, { body: { ...body, title: 'Brush your teeth in the morning and at night!' } })
    await ana.call(addSkill, { body: { childId, difficulty: 'easy', title: 'brush for 2 full minutes' } })
    const { cards } = await askAssistant(ana, { childId, message: 'teeth', topic: 'teeth' })
    expect(getCardStates(cards)).toEqual({ 'teeth.twice': 'present', 'teeth.minutes': 'present' })
  })

  test('recognize the quick list and the rewards', async () => {
    const { ana, childId } = await createAppWithChild()
    await ana.call(putQuickList, { params: { childId }, body: [{ title: 'Calmed down with help', points: 10 }] })
    const corner = { title: 'Choose a toy for the calm corner', pointsCost: 15, category: 'privilege' } as const
    await ana.call(addReward, { body: { childId, ...corner } })
    const { cards } = await askAssistant(ana, { childId, message: 'x', topic: 'tantrum' })
    expect(getCardStates(cards)).toEqual({
      'tantrum.calm': 'present',
      'tantrum.words': 'new',
      'tantrum.corner': 'present',
    })
  })

  test('with points are only for children from four years, within the age range of the topic', async () => {
    const { ana, childId } = await createAppWithChild()
    const idsAt = async (age: number) => {
      await ana.call(editChild, { params: { id: childId }, body: { age } })
      return Object.keys(getCardStates((await askAssistant(ana, { childId, message: 'x', topic: 'new-baby' })).cards))
    }
    expect(await idsAt(3)).toEqual(['new-baby.big'])
    expect(await idsAt(8)).toEqual(['new-baby.helper', 'new-baby.alone', 'new-baby.big'])
    expect(await idsAt(9)).toEqual(['new-baby.alone'])
  })

  test('prefer the birthday to the age', async () => {
    const { ana, childId } = await createAppWithChild()
    await ana.call(editChild, { params: { id: childId }, body: { age: 12, birthday: '2021-11-20' } })
    expect((await askAssistant(ana, { childId, message: 'x', topic: 'tantrum' })).cards).toHaveLength(3)
  })
})

describe('the tip of the day', () => {
  test('names the corrections and awards of the past week [AST-24]', async () => {
    const { ana, childId } = await createAppWithChild()
    for (let n = 0; n < 3; n++) await deduct(ana.call, childId, 3, 'Kicked and bit')
    await award(ana.call, childId)
    const { text, followUpActions } = await askAssistant(ana, { childId, message: 'x', topic: 'tips' })
    expect(text).toContain('“Kicked and bit” came up 3 times in the past week; you also noted 1 good thing.')
    expect(followUpActions).toEqual(['Hitting and biting', 'Reward ideas', 'Try something new'])
  })

  test('names an active and an idle habit, without days in a row [HAB-68]', async () => {
    const { app, ana, childId } = await createAppWithChild()
    const habit = await createHabit(ana.call, childId)
    await checkIn(ana.call, habit.id, '2026-11-20')
    const tip = async () => (await askAssistant(ana, { childId, message: 'x', topic: 'tips' })).text
    expect(await tip()).toContain(`“${habit.title}” stands at 1 of ${habit.targetDays} days. That`)
    app.clock.forward({ days: 5 })
    expect(await tip()).toContain(`“${habit.title}” has been quiet for 5 days.`)
  })

  test('leaves out undone behaviours', async () => {
    const { ana, childId } = await createAppWithChild()
    const { actId } = await deduct(ana.call, childId, 3, 'Kicked and bit')
    await ana.call(undoAct, { params: { id: actId } })
    expect((await askAssistant(ana, { childId, message: 'x', topic: 'tips' })).text).toContain('Nothing has been noted')
  })

  test('leaves out what is more than a week old', async () => {
    const { app, ana, childId } = await createAppWithChild()
    await deduct(ana.call, childId, 3, 'Kicked and bit')
    app.clock.forward({ days: 8 })
    expect((await askAssistant(ana, { childId, message: 'x', topic: 'tips' })).text).toContain('Nothing has been noted')
  })
})

describe('reward ideas', () => {
  test('have prices that follow the pace of the child [AST-24]', async () => {
    const { app, ana } = await createAppWithChild()
    app.clock.set('2026-11-22T10:00:00.000Z')
    const { id: childId } = await createChild(ana.call, 'Nia')
    for (const points of [80, 60]) {
      await award(ana.call, childId, points)
      app.clock.forward({ days: 7 })
    }
    const { text, cards = [] } = await askAssistant(ana, { childId, message: 'x', topic: 'rewards' })
    expect(text).toContain('Nia earns about 70 points a week and has 140 now.')
    expect(cards).toHaveLength(3)
    const days = expect.any(Number)
    for (const card of cards) expect(card).toMatchObject({ kind: 'reward', state: 'new', days })
  })

  test('stand on cards, which the text introduces without saying them again [AST-24]', async () => {
    const { ana, childId } = await createAppWithChild()
    for (const topic of ['rewards', 'recommendations']) {
      const { text, cards = [] } = await askAssistant(ana, { childId, message: 'x', topic })
      expect(cards.length).toBeGreaterThan(0)
      expect(text).not.toContain('•')
      for (const { title } of cards) expect(text).not.toContain(title)
    }
  })

  test('are not offered to children under four', async () => {
    const { ana, childId } = await createAppWithChild()
    await ana.call(editChild, { params: { id: childId }, body: { age: 2 } })
    const answer = await askAssistant(ana, { childId, message: 'x', topic: 'rewards' })
    expect(answer.text).not.toMatch(/\d/)
    expect(answer).not.toHaveProperty('cards')
  })
})

test('recommends a behaviour, a habit and a challenge that the child does not have, related to its week [AST-24]', async () => {
  const { app, ana, childId } = await createAppWithChild()
  await deduct(ana.call, childId, 3, 'Bad loser')
  const seen = new Set<string>()
  for (let day = 0; day < 5; day++) {
    const { text, cards = [] } = await askAssistant(ana, { childId, message: 'x', topic: 'recommendations' })
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
