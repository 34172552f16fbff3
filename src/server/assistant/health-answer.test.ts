import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { createAnswerSources } from '#server/testing/answer-sources.ts'
import { createChildContext } from '#server/testing/child-context.ts'
import { answerMessage } from './answer-message.ts'
import { createHealthAnswer } from './health-answer.ts'
import { classifyMessage } from './safety/detect-danger.ts'

test.for([
  ['每天晚上从洗澡到睡着要两个小时', 'other'],
  ['女儿快来例假了，提前准备什么', 'health'],
  ['keep her home with a cough?', 'health'],
] as const)('“%s” is a question of the kind %s [AST-36]', ([message, kind]) => {
  expect(classifyMessage(message).kind).toBe(kind)
})

test('a symptom that is missing does not show what a question is about [AST-36]', () => {
  const { context, text } = createHealthAnswer('lleva dos días con mocos y tos, sin fiebre', 'es')
  expect(context).toEqual({ health: 'cough' })
  expect(text).toContain('Llama hoy a un médico')
})

test.for<[Locale, string]>([
  ['en', 'nits AGAIN, third time this term, do I have to buy the lotion'],
  ['es', 'otra vez piojos, la tercera este año, cada cuánto hay que pasar el peine'],
  ['zh', '头上又有虱子了，这学期第三回，怎么办'],
])('in %s a question about lice is about health, not about hair [AST-36]', ([language, message]) => {
  expect(classifyMessage(message).kind).toBe('health')
  expect(createHealthAnswer(message, language).context).toEqual({ health: 'contagious' })
})

test.for<[Locale, string, RegExp]>([
  ['en', 'how much sleep does a 7 y/o actually need', /(?:nine|9) to (?:twelve|12)/],
  ['es', '¿cuántas horas debería dormir a los once?', /(?:nueve|9) a (?:doce|12)/],
])(
  'in %s a question about hours of sleep is answered by the topic of bedtime [AST-36]',
  async ([language, message, hours]) => {
    const { answer } = await answerMessage({ message, language }, createAnswerSources(createChildContext()))
    expect(answer.context?.topic).toBe('bedtime')
    expect(answer.text).toMatch(hours)
  },
)

test.for<[Locale, string, RegExp]>([
  ['en', 'runny nose but no temp and full of beans, nursery tomorrow or not?', /nursery|school/],
  ['es', 'mi hija de 7 tiene dos filas de dientes abajo, ¿hay que sacarle el de leche?', /dentista/],
  ['zh', '五岁晚上还尿床 要不要管', /尿床/],
])(
  'in %s an ordinary question about health gets a direct answer, and when to call [AST-36]',
  ([language, message, answer]) => {
    const { text } = createHealthAnswer(message, language)
    const [first = '', ...others] = text.split('\n\n')
    expect(first).toMatch(answer)
    expect(others.length).toBeGreaterThanOrEqual(4)
  },
)

test.for<[Locale, string]>([
  ['en', 'has not done a poo for four days now, he keeps holding it in'],
  ['es', 'lleva cuatro días sin hacer caca, se la aguanta'],
  ['zh', '孩子便秘五天了，拉出来像羊屎蛋'],
])(
  'in %s a message without a known topic that is near an answer about health gets it [AST-36]',
  async ([language, message]) => {
    const { answer } = await answerMessage({ message, language }, createAnswerSources(createChildContext()))
    expect(answer.context?.health).toBe('constipation')
  },
)

test.for<[Locale, string]>([
  ['en', 'When should Mia be in bed?'],
  ['zh', '小学生几点睡'],
])('in %s everyday life is answered without a list of when to call a doctor: “%s” [AST-36]', ([language, message]) => {
  const { text } = createHealthAnswer(message, language)
  expect(text.split('\n\n')).toHaveLength(2)
  expect(text).not.toContain('•')
})
