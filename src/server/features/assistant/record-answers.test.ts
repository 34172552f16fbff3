import { describe, expect, test } from 'vitest'
import { undoAct } from '#shared/acts/contract.ts'
import { getWeeklyCounts } from '#shared/stats/contract.ts'
import { askAssistant, createAppWithChild } from '#server/testing/chat.ts'
import { addMoment } from '#shared/moments/contract.ts'
import {
  award,
  completeSkill,
  createChild,
  createMoment,
  createReward,
  createSkill,
  deduct,
  recordScore,
  redeem,
} from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'

/** Creates an app with Mia, who has 97 points, and Leo, who has none. Returns a function that asks and returns the answer. */
const createFamilyOfTwo = async () => {
  const { app, ana, childId } = await createAppWithChild()
  const { id: leoId } = await createChild(ana.call, 'Leo')
  await award(ana.call, childId, 100)
  await deduct(ana.call, childId, 3)
  const ask = (message: string, language: 'en' | 'es' | 'zh' = 'en') =>
    askAssistant(ana, { childId, message, language })
  return { app, call: ana.call, childId, leoId, ask }
}

describe('the balance', () => {
  test.for([
    ['en', 'how many points does mia have', 'Mia has 97 points.'],
    ['es', '¿Cuántos puntos tiene Mia?', 'Mia tiene 97 puntos.'],
    ['zh', 'Mia有多少分', 'Mia有97分。'],
    ['en', 'points?', 'Mia has 97 points.'],
    ['en', 'whats leos balance', 'Leo has no points yet. The first good deed you notice changes that.'],
  ] as const)('is told in %s: %s [AST-50]', async ([language, message, text]) => {
    const { ask } = await createFamilyOfTwo()
    expect(await ask(message, language)).toMatchObject({
      text,
      by: 'built-in',
      cards: [{ kind: 'open', screen: 'timeline' }],
    })
  })

  test('of all children stands side by side in their order, with a chart [AST-51]', async () => {
    const { call, leoId, ask } = await createFamilyOfTwo()
    await deduct(call, leoId, 4)
    const { text, chart, context } = await ask('how many points do the kids have?')
    expect(text).toMatch(/^Mia has 97 points\.\nLeo stands at −4 points/)
    expect(chart?.bars).toEqual([
      { label: 'Mia', value: 97 },
      { label: 'Leo', value: -4 },
    ])
    expect(context).toEqual({ record: { intent: 'balance' }, numbers: [97, -4] })
  })
})

test('a question about somebody else’s points says that there is no such child [AST-51]', async () => {
  const { ask } = await createFamilyOfTwo()
  expect((await ask('How many points does Emma have?')).text).toBe(
    'There is no Emma in your family here. I can tell you about Mia and Leo.',
  )
  expect((await ask('¿Cuántos puntos tiene Emma?', 'es')).text).toMatch(/nadie que se llame Emma/)
  expect((await ask('小明有多少分', 'zh')).text).toMatch(/没有叫“小明”的孩子/)
})

describe('a reward', () => {
  test('that can be had, or not yet, is told with what is left or missing [AST-50]', async () => {
    const { call, childId, ask } = await createFamilyOfTwo()
    await createReward(call, childId, 250, 'Bike trip')
    expect((await ask('can we afford the story book?')).text).toBe(
      'Yes: Story book costs 80 points, and Mia has 97 points. 17 points would be left.',
    )
    const { text, chart, context } = await ask('when can she get the bike trip')
    expect(text).toMatch(
      /^Not yet: Bike trip costs 250 points, and Mia has 97 points\. 153 more are needed; it is too early/,
    )
    expect(chart?.bars.map(({ value }) => value)).toEqual([97, 250])
    expect(context?.record?.intent).toBe('afford')
    expect((await ask('还差多少分能换故事书', 'zh')).text).toContain('换完还剩17分')
  })

  test.for([
    [
      'en',
      'How many points does Mia have and what can she buy with them?',
      /^Mia has 97 points, enough for Story book/,
    ],
    ['es', '¿Qué recompensas puede elegir Mia?', /97 puntos/],
    ['zh', 'Mia现在能换什么', /97分/],
  ] as const)('all that can be had now are listed in %s: %s [AST-50]', async ([language, message, expected]) => {
    const { ask } = await createFamilyOfTwo()
    const { text } = await ask(message, language)
    expect(text).toMatch(expected)
    expect(text).not.toMatch(/^(?:Yes|Sí|够)/)
  })

  test('that is no reward of the child gets those that are', async () => {
    const { ask } = await createFamilyOfTwo()
    expect((await ask('can we afford a horse')).text).toMatch(
      /I find no reward by that name; there are Snack choice \(30 points\)/,
    )
  })
})

describe('a week', () => {
  test('has the counts of the screen, and the points of the week before up to the same day [AST-50]', async () => {
    const { app, call, childId, ask } = await createFamilyOfTwo()
    app.clock.forward({ days: 7 })
    const { actId } = await award(call, childId, 40)
    await call(undoAct, { params: { id: actId } })
    await award(call, childId, 20)
    const habit = await createHabit(call, childId)
    await checkIn(call, habit.id, '2026-11-26')
    await redeem(call, await createReward(call, childId, 30))
    const counts = await call(getWeeklyCounts, { params: { childId } })
    expect(counts).toEqual({ behavior: 1, habit: 1, skill: 0, reward: 1 })
    const { text, chart, context } = await ask('how was the week')
    expect(text).toBe(
      `Mia, this week: A new badge: First wish.\n\nIn numbers: ${20 + habit.points} points earned, 30 points spent on rewards, 1 behaviour, 1 check-in, and 1 reward; last week up to the same day 100 points.`,
    )
    expect(context?.record).toEqual({ intent: 'summary', period: 'this-week' })
    expect(chart?.bars.reduce((sum, { value }) => sum + value, 0)).toBe(20 + habit.points)
  })

  test('begins with what is worth telling: a new best, the happiest moment, the deed that was seen most often [AST-102]', async () => {
    const { app, call, childId, leoId, ask } = await createFamilyOfTwo()
    const skill = await createSkill(call, childId, { targetUnit: 'jumps' })
    await recordScore(call, skill.id, 40)
    app.clock.forward({ days: 7 })
    await recordScore(call, skill.id, 55)
    const { actId } = await recordScore(call, skill.id, 90)
    await call(undoAct, { params: { id: actId } })
    await createMoment(call, childId, { date: '2026-11-24', content: 'We tidied.' })
    const lake = 'We went to the lake with Grandpa and fed the ducks until dark. Then soup.'
    await call(addMoment, {
      body: { childId, weather: 'sunny', mood: 'very_happy', date: '2026-11-25', content: lake },
    })
    await createMoment(call, leoId, { date: '2026-11-25', content: 'Leo fell asleep.' })
    for (let n = 0; n < 3; n++) await award(call, childId, 2)
    const [first = '', second = ''] = (await ask('how was the week')).text.split('\n\n')
    expect(first).toBe(
      'Mia, this week: A new best in “Jump rope”: 55 jumps. A moment to keep (joyful), Wednesday 25 November: “We went to the lake with Grandpa and …” Noted most often: “Fed the cat”, 3 times.',
    )
    expect(second).toMatch(/^In numbers: \d+ points earned, 3 behaviours and 1 skill score; last week/)
    expect((await ask('cómo fue la semana', 'es')).text).toMatch(
      /^Mia, esta semana: Nueva mejor marca en «Jump rope»: 55 jumps\./,
    )
    expect((await ask('这周怎么样', 'zh')).text).toMatch(/^Mia这周：“Jump rope”刷新了最好成绩：55 jumps。/)
    expect((await ask('how was last week')).text).not.toMatch(/new best|moment to keep/)
  })

  test('tells of habits and challenges that were completed in it [AST-102]', async () => {
    const { call, childId, ask } = await createFamilyOfTwo()
    await completeSkill(call, (await createSkill(call, childId, { title: 'Whistling' })).id)
    expect((await ask('how was the week')).text).toMatch(/^Mia, this week: The skill “Whistling” is complete\./)
  })

  test('without entries says so, without guilt', async () => {
    const { ask } = await createFamilyOfTwo()
    expect((await ask('cómo fue la semana pasada', 'es')).text).toBe('No hay nada apuntado de Mia la semana pasada.')
    expect((await ask('上个月怎么样', 'zh')).text).toBe('Mia上个月还没有记录。')
  })
})

test.for([
  ['en', 'how many points should I give for homework'],
  ['en', 'how do I get her to read more'],
  ['en', 'she hits her brother every week, what can I do'],
  ['es', '¿cuántos puntos le doy por los deberes?'],
  ['zh', '作业应该给几分'],
] as const)('a question for advice is none about the record: %s %s', async ([language, message]) => {
  const { ask } = await createFamilyOfTwo()
  const { cards = [], context } = await ask(message, language)
  expect(context?.record).toBeUndefined()
  expect(cards.filter(({ id }) => id.startsWith('record.'))).toEqual([])
})

test.for([
  ['en', 'When did Mia last tidy the toys?', /^“Tidied the toys” for Mia: Ana, /],
  ['en', 'When was the last time she tidied up her toys?', /^“Tidied the toys” for Mia: Ana, /],
  ['es', '¿Cuándo fue la última vez que Mia ordenó los juguetes?', /Ordenó los juguetes/],
  ['zh', 'Mia上次收玩具是什么时候', /收玩具/],
] as const)('the last time of a deed is told in %s: %s [AST-50]', async ([language, message, expected]) => {
  const { call, childId, ask } = await createFamilyOfTwo()
  const titles = { en: 'Tidied the toys', es: 'Ordenó los juguetes', zh: '收玩具' }
  await award(call, childId, 5, titles[language])
  const { text } = await ask(message, language)
  expect(text).toMatch(expected)
  expect(text.split('\n')).toHaveLength(1)
})

test('what is promised is not offered again [AST-50]', async () => {
  const { call, childId, ask } = await createFamilyOfTwo()
  const zoo = await createReward(call, childId, 90, 'Zoo trip')
  expect((await ask('what can Mia get')).text).toContain('Zoo trip')
  await redeem(call, zoo)
  await award(call, childId, 90)
  expect((await ask('what can Mia get')).text).not.toContain('Zoo trip')
})
