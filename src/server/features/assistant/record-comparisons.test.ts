import { expect, test } from 'vitest'
import type { ChatContext } from '#shared/assistant/context.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { askAssistant, createAppWithChild } from '#server/testing/chat.ts'
import { award, createChild, createMoment, deduct } from '#server/testing/factories.ts'
import { checkIn, createHabit } from '#server/testing/habits.ts'

/** Creates a family on 21 December 2026 with Noa, who has entries in both months, and Leo, who has some in December. */
const createTwoMonths = async () => {
  const { app, ana } = await createAppWithChild()
  const { id: noaId } = await createChild(ana.call, 'Noa')
  const { id: leoId } = await createChild(ana.call, 'Leo')
  const habit = await createHabit(ana.call, noaId, { title: 'Read a book', targetDays: 30 })
  await checkIn(ana.call, habit.id, '2026-11-19')
  await award(ana.call, noaId, 40)
  await deduct(ana.call, noaId, 3)
  app.clock.forward({ days: 5 })
  // After the same day of the month: it does not count.
  const late = await app.session(ana.userId)
  await award(late.call, noaId, 99)
  app.clock.forward({ days: 27 })
  const member = await app.session(ana.userId)
  await checkIn(member.call, habit.id, '2026-12-21')
  await award(member.call, noaId, 10)
  await award(member.call, noaId, 5)
  await award(member.call, leoId, 20)
  await createMoment(member.call, noaId, { date: '2026-12-20' })
  const converse = async (language: Locale, messages: readonly string[]) => {
    const answers: { text: string; record: ChatContext['record'] }[] = []
    let context: ChatContext | undefined
    for (const message of messages) {
      const answer = await askAssistant(member, { childId: noaId, message, language, ...(context && { context }) })
      answers.push({ text: answer.text, record: answer.context?.record })
      context = answer.context
    }
    return answers
  }
  return { converse, points: habit.points }
}

test('two months stand side by side in figures, up to the same day, with what they say as a whole [AST-103]', async () => {
  const { converse, points } = await createTwoMonths()
  const [noa, leo] = await converse('en', ['is this month better than last month for noa', 'and Leo?'])
  expect(noa).toEqual({
    text: `Noa in figures, this month and last month up to the same day:
• Check-ins: 1, before 1 (as many)
• Behaviours: 2, before 2 (as many)
• Points earned: ${15 + points}, before ${40 + points} (fewer)
• Points taken off: 0, before 3 (fewer)

Mixed by these figures: some better, some weaker. I only count what was noted.`,
    record: { intent: 'summary', period: 'this-month.last-month' },
  })
  expect(leo).toEqual({
    text: `Leo in figures, this month and last month up to the same day:
• Check-ins: 0, before 0 (as many)
• Behaviours: 1, before 0 (more)
• Points earned: 20, before 0 (more)

Better than before by these figures. I only count what was noted.`,
    record: { intent: 'summary', period: 'this-month.last-month' },
  })
})

test.for([
  ['en', 'is noa doing better this month than last month?', /^Noa in figures, this month and last month up/],
  ['en', 'Was december better than november for Noa?', /^Noa in figures, this month and in November up/],
  ['en', 'did the week go better than the one before for noa', /^Noa in figures, this week and last week up/],
  ['en', 'compare this week with last week for Leo', /^Leo in figures, this week and last week up/],
  [
    'es',
    '¿este mes va mejor que el mes pasado para Noa?',
    /^Noa en cifras, este mes y el mes pasado hasta el mismo día:\n• Días de hábitos: 1, antes 1 \(igual\)\n• Comp/,
  ],
  [
    'es',
    '¿es mejor este mes que el pasado para Leo?',
    /^Leo en cifras, este mes y el mes pasado hasta el mismo día.*\n.*\n• Comportamientos: 1, antes 0 \(más\)/,
  ],
  ['es', '¿le va mejor a Noa esta semana que la anterior?', /^Noa en cifras, esta semana y la semana pasada/],
  ['zh', 'Noa这个月比上个月好吗', /^Noa这个月和上个月到同一天的数字：\n• 打卡：1次，之前1次（一样多）/],
  ['zh', 'Leo这周比上周怎么样', /^Leo这周和上周到同一天的数字/],
  ['zh', 'Noa这个月比上个月好不好', /^Noa这个月和上个月/],
  ['zh', '这个月Noa比上个月进步了吗', /^Noa这个月和上个月/],
] as const)('is understood in %s: %s [AST-103]', async ([language, message, expected]) => {
  const { converse } = await createTwoMonths()
  const [answer] = await converse(language, [message])
  expect(answer?.text).toMatch(expected)
})

test.for([
  [
    'en',
    'did she read more than last month',
    'Noa, “Read a book”: once this month, once last month up to the same day. That is as much as before.',
  ],
  [
    'es',
    '¿ha mejorado Noa con lo de Read a book?',
    'Noa, «Read a book»: una vez este mes; una vez el mes pasado hasta el mismo día. Igual que antes.',
  ],
] as const)('one habit is compared in two times in %s [AST-103]', async ([language, message, expected]) => {
  const { converse } = await createTwoMonths()
  const [answer, leo] = await converse(language, [message, 'Leo?'])
  expect(answer?.text).toBe(expected)
  expect(leo?.record?.period).toBe('this-month.last-month')
})

test.for([
  ['en', 'which of the kids improved most this month', /I do not rank children/],
  ['es', '¿quién ha mejorado más este mes?', /no hago clasificaciones/],
  ['zh', '这个月跟上个月比谁进步最大', /不给孩子排名/],
] as const)('asked which child is ahead, it ranks none in %s [AST-51]', async ([language, message, expected]) => {
  const { converse } = await createTwoMonths()
  const [answer] = await converse(language, [message])
  expect(answer?.text).toMatch(expected)
  expect(answer?.text).not.toMatch(/Better|Weaker|mejor|peor|比之前/)
})

test.for([
  [
    'es',
    ['¿este mes va mejor que el mes pasado para Noa?', '¿y Leo?', '¿y esta semana?'],
    [/^Noa en cifras, este mes y/, /^Leo en cifras, este mes y/, /^Leo en cifras, esta semana y la semana pasada/],
  ],
  ['zh', ['Noa这个月比上个月好吗', '那Leo呢？', '那这周呢'], [/^Noa这个月和/, /^Leo这个月和/, /^Leo这周和上周/]],
] as const)(
  'a follow-up in %s compares another child and another time [AST-103]',
  async ([language, messages, expected]) => {
    const { converse } = await createTwoMonths()
    const answers = await converse(language, messages)
    for (const [n, { text }] of answers.entries()) expect(text).toMatch(expected[n] ?? /never/)
  },
)

test.for([
  ['en', 'is this month better than last month for emma', /^There is no Emma/],
  ['es', '¿este mes va mejor que el mes pasado para emma?', /nadie que se llame Emma/],
] as const)(
  'of somebody else it says in %s that there is no such child [AST-51]',
  async ([language, message, expected]) => {
    const { converse } = await createTwoMonths()
    const [answer] = await converse(language, [message])
    expect(answer?.text).toMatch(expected)
  },
)
