import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { answerMessage } from '#server/assistant/answer-message.ts'
import { createAnswerSources } from '#server/testing/answer-sources.ts'
import { createChildContext } from '#server/testing/child-context.ts'
import { asksForHealth, findHealthByAsked, findTopicByAsked } from './asked-of-all.ts'
import { findAskedAnswer, isLikely } from './asked-search.ts'

test.for<[Locale, string, string, RegExp]>([
  ['en', 'tantrum', 'on the floor of the supermarket screaming for sweets, do I leave the trolley?', /trolley/],
  ['es', 'first-phone', 'dice que necesita el móvil en el cuarto porque es su despertador', /despertador barato/],
  ['zh', 'siblings', '小的先动手，大的才还手，我该先说谁', /先动手|后动手|动手的/],
])('in %s a particular question about %s gets its direct answer', ([language, topic, message, answer]) => {
  const asked = findAskedAnswer(message, topic, language)
  expect(asked?.answer).toMatch(answer)
  expect(asked && isLikely(asked)).toBe(true)
})

test('a message about something else gets no likely direct answer', () => {
  const asked = findAskedAnswer('which bus goes to the station', 'tantrum', 'en')
  expect(asked !== null && isLikely(asked)).toBe(false)
})

test.for<[Locale, string, string]>([
  ['es', 'le grité muy fuerte a mi hijo, qué le digo mañana', 'le pegué a mi hijo, qué le digo mañana'],
  ['zh', '昨晚吼了孩子，今天怎么跟他说', '昨晚没忍住打了孩子，今天怎么跟他说'],
])('in %s only a parent who hit is told to say sorry for hitting [AST-36]', ([language, shouted, hit]) => {
  const repents = /te pegué|打你是我不对/iu
  expect(findAskedAnswer(shouted, 'parent-calm', language)?.answer).not.toMatch(repents)
  expect(findAskedAnswer(hit, 'parent-calm', language)?.answer).toMatch(repents)
})

test.for<[Locale, string, string, string]>([
  ['en', 'he keeps touching the stove, how do i teach him hands off', 'table-manners', 'not-listening'],
  ['es', 'qué reglas le pongo para la arena mágica y el slime', 'water-sugar', 'tidy'],
  ['zh', '口红被她拿去画镜子，妈妈的东西不能动怎么教', 'damage', 'taking-things'],
])('in %s a near direct answer decides the topic of “%s” [AST-36]', ([language, message, found, id]) => {
  expect(findTopicByAsked(message, found, language)?.id).toBe(id)
  expect(findTopicByAsked(message, null, language)?.id).toBe(id)
})

test('a question about no child has no topic, though some direct answer shares its words', async () => {
  const { answer } = await answerMessage(
    { message: 'what is the capital of Peru', language: 'en' },
    createAnswerSources(createChildContext()),
  )
  expect(answer.context?.topic).toBeUndefined()
})

test.for<[Locale, string, string, RegExp]>([
  ['en', 'note from class about nits, we found none on her', 'contagious', /comb/],
  ['en', 'thirteen soon and her periods have not started', 'puberty', /fifteen/],
  ['es', 'casi trece y todavía no le viene la regla', 'puberty', /15/],
  ['es', 'catarro y 37,7 esta mañana, escuela o no', 'fever', /38/],
  ['zh', '快十三岁了还没来例假', 'puberty', /15岁|两三年/],
  ['zh', '鼻涕加37度5，今天送不送', 'fever', /38度/],
])(
  'in %s the answer about health to “%s” is found whatever its subject [AST-36]',
  ([language, message, id, answer]) => {
    const hit = findHealthByAsked(message, language)
    expect(hit?.subjectId).toBe(id)
    expect(hit?.answer).toMatch(answer)
  },
)

test.for<[Locale, string, boolean]>([
  ['en', 'pulled a tick off his leg', true],
  ['en', 'he refuses to brush his teeth', false],
  ['es', 'le encontré una garrapata en la pierna', true],
  ['es', 'no quiere hacer los deberes', false],
  ['zh', '身上叮了只蜱虫，拔掉了', true],
  ['zh', '晚上怕黑不敢关灯', false],
])('in %s “%s” asks rather for health than for a topic: %s', ([language, message, expected]) => {
  expect(asksForHealth(message, language)).toBe(expected)
})
