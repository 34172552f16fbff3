import { describe, expect, test } from 'vitest'
import type { ChatContext } from '#shared/assistant/context.ts'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { readRecordCases } from '#server/testing/assistant-test-cases.ts'
import { sampleLookUp as lookUp } from '#server/testing/sample-look-up.ts'
import { recordIntents } from './record-intents.ts'
import { answerFromRecord } from './record-step.ts'

const ask = (message: string, language: Locale, context?: ChatContext) =>
  answerFromRecord({ message, language, lookUp, context })

/** Returns the answers to a conversation, each with the context of the one before. */
const converse = async (language: Locale, messages: readonly string[]) => {
  const contexts: (ChatContext | null)[] = []
  for (const message of messages) {
    const answer = await ask(message, language, contexts.at(-1) ?? undefined)
    contexts.push(answer?.context ?? null)
  }
  return contexts.map((context) => context && [context.record?.intent, context.record?.period, context.childId])
}

describe.each(locales)('in %s', (language) => {
  const { none, ...byIntent } = readRecordCases(language)
  const cases = Object.entries(byIntent).flatMap(([intent, byPeriod]) =>
    Object.entries(byPeriod).flatMap(([period, byChild]) =>
      Object.entries(byChild).flatMap(([child, questions = []]) =>
        questions.map((question) => ({ intent, period, child, question })),
      ),
    ),
  )

  test('every kind of question about the record is understood, with its period and child [AST-52]', async () => {
    expect(new Set(cases.map(({ intent }) => intent))).toEqual(new Set(recordIntents))
    for (const { intent, period, child, question } of cases) {
      const answer = await ask(question, language)
      const { record, childId } = answer?.context ?? {}
      const found = [record?.intent, period === 'any' ? 'any' : record?.period, childId ?? 'all']
      expect([question, ...found]).toEqual([question, intent, period, child])
    }
  })

  test('other questions are left to other answers [AST-52]', async () => {
    for (const question of none) expect([question, await ask(question, language)]).toEqual([question, null])
  })

  test('answers are short and have no unreplaced placeholders [AST-50]', async () => {
    for (const { question, child } of cases) {
      const { text = '' } = (await ask(question, language)) ?? {}
      const size = language === 'zh' ? Array.from(text).length / 2 : text.split(/\s+/).length
      expect([question, size <= (child === 'all' ? 80 : 60)]).toEqual([question, true])
      expect(text).not.toMatch(/[{}]|undefined|NaN/)
    }
  })
})

test('a child is known by its aliases, its first name, and the longest name that fits [AST-51]', async () => {
  const anas = [
    { id: 'ana', name: 'Ana' },
    { id: 'sofia', name: 'Ana Sofía' },
    { id: 'max', name: 'Max Emil' },
    { id: 'yue', name: '陈乐乐' },
  ].map((child) => ({
    ...child,
    aliases: child.id === 'max' ? ['Maxi'] : [],
    points: 5,
    age: 5,
    birthday: null,
    createdAt: '',
  }))
  const family = { ...lookUp, children: anas, childId: 'yue' }
  const whose = async (message: string) =>
    (await answerFromRecord({ message, language: 'en', lookUp: family, context: undefined }))?.context?.childId
  expect(await whose('how many points does ana sofia have')).toBe('sofia')
  expect(await whose('how many points does Ana have')).toBe('ana')
  expect(await whose("Maxi's points")).toBe('max')
  expect(await whose('how many points has max got')).toBe('max')
  expect(await whose('乐乐有多少分')).toBe('yue')
})

test.for([
  ['en', ['how was the week', 'and last week?', 'and Leo?', 'why?', 'and the week before that']],
  ['es', ['qué tal la semana', '¿y la semana pasada?', '¿y Leo?', '¿por qué?', '¿y antes?']],
  ['zh', ['这周怎么样', '那上周呢', 'Leo呢', '为什么', '再之前呢']],
] as const)('a follow-up in %s keeps what it does not name [AST-53]', async ([language, messages]) => {
  expect((await converse(language, messages)).slice(0, 4)).toEqual([
    ['summary', 'this-week', 'mia'],
    ['summary', 'last-week', 'mia'],
    ['summary', 'last-week', 'leo'],
    ['falling', 'last-week', 'leo'],
  ])
})

test('a follow-up can name another entry, all children, or nobody of the family [AST-53]', async () => {
  const [, second, third] = await converse('en', [
    'how often did she read in October',
    'and brushing teeth?',
    'and both?',
  ])
  expect([second, third]).toEqual([
    ['count', 'month-2026-10', 'mia'],
    ['count', 'month-2026-10', undefined],
  ])
  const context = { record: { intent: 'balance' }, childId: 'mia' }
  expect((await ask('and Emma?', 'en', context))?.text).toMatch(/^There is no Emma/)
  expect(await ask('how do I stop tantrums', 'en', context)).toBeNull()
  expect(await ask('why?', 'en', { ...context, topic: 'tantrum' })).toBeNull()
})

test('a Chinese verb is one with the object that stands behind the count [AST-52]', async () => {
  for (const question of ['这周练了几次字', '这周练字几次'])
    expect((await ask(question, 'zh'))?.text).toBe('Mia这周：“练字十分钟”4次。')
})

test.for([
  { record: { intent: 'unknown' } },
  { record: { intent: 'summary', period: 'day-2026-99-99', thing: 'x' }, childId: 'x' },
  { record: { intent: 'summary', period: 'days-99999999' }, numbers: [1e308] },
])('a context that no answer has sent does no harm: %j', async (context) => {
  const answer = await ask('and Leo?', 'en', context)
  expect(answer?.text ?? '').not.toMatch(/undefined|NaN|Invalid/)
})

/** Returns the look-up with a function that returns how many queries it has taken. */
const createCountingLookUp = () => {
  let queries = 0
  const counting = new Proxy(lookUp, {
    get: (target, name) => {
      if (typeof Reflect.get(target, name) === 'function') queries += 1
      return Reflect.get(target, name)
    },
  })
  return { counting, countQueries: () => queries }
}

test('a hostile message takes no more queries than a question [AST-54]', async () => {
  const hostile = [
    'how many '.repeat(220),
    '多少'.repeat(1000),
    'a '.repeat(1000),
    'how often did she '.repeat(13),
    "mia's ".repeat(40),
  ]
  for (const language of locales)
    for (const message of hostile) {
      const { counting, countQueries } = createCountingLookUp()
      await answerFromRecord({ message: message.slice(0, 2000), language, lookUp: counting, context: undefined })
      expect(countQueries()).toBeLessThanOrEqual(3)
    }
})

test.for<[Locale, string]>([
  ['en', 'how many fireflies does Mia have'],
  ['es', 'cuántas luciérnagas tiene Mia'],
  ['zh', 'Mia有多少萤火虫'],
])('in %s fireflies are points: “%s” [AST-52]', async ([language, message]) => {
  expect((await ask(message, language))?.context?.record?.intent).toBe('balance')
})
