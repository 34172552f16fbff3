import { expect, test } from 'vitest'
import type { Locale } from '#shared/locale/locale.ts'
import { answerMessage } from '#server/assistant/answer-message.ts'
import { loadNonTopicContent, loadTopics } from '#server/assistant/content/load.ts'
import { formatMessage } from '#server/assistant/messages/format-message.ts'
import { findReplyAnswer } from '#server/assistant/search/reply-search.ts'
import { createAnswerSources } from '#server/testing/answer-sources.ts'
import { createChildContext } from '#server/testing/child-context.ts'

const reply = async (message: string, language: Locale, topic: string) => {
  const context = { topic, tips: [], latest: [] }
  const { answer } = await answerMessage({ message, language, context }, createAnswerSources(createChildContext()))
  return answer
}

test.for<[Locale, string, string]>([
  ['en', 'already laid the clothes out the night before, makes no difference', 'Lay the clothes out in order'],
  ['es', 'ya le coloco la ropa en fila la noche antes y no funciona', 'Coloca la ropa en fila'],
  ['zh', '前一晚按顺序摆好，试过了，没用', '前一晚按顺序摆好'],
])(
  'in %s what was tried is not proposed again, and the answer says so: “%s” [AST-43]',
  async ([language, message, same]) => {
    const { text, context } = await reply(message, language, 'dressing')
    expect(context?.topic).toBe('dressing')
    expect(text).not.toContain(same)
    const { leftOut } = loadNonTopicContent()[language].messages.followUp
    expect(text).toContain(formatMessage(language, leftOut, {}))
  },
)

test.for<[Locale, string]>([
  ['en', 'how does that help him?'],
  ['en', 'why does that work? seems too soft to me'],
  ['es', 'y eso en qué le ayuda?'],
  ['es', 'y de qué sirve decírselo después'],
  ['zh', '这样为什么有用？感觉太软了'],
  ['zh', '这对他有什么帮助呢'],
])('in %s “%s” gets the reason [AST-44]', async ([language, message]) => {
  const { text } = await reply(message, language, 'hitting-biting')
  const { why = [] } = loadTopics(language).get('hitting-biting') ?? {}
  expect(why.length).toBeGreaterThan(0)
  expect(text).toContain(why.join(' '))
})

test.for<[Locale, string, RegExp]>([
  ['en', 'what if she bites the toothbrush', /Swap the roles/],
  ['es', 'y si muerde el cepillo', /muerde el cepillo/],
  ['zh', '要是咬住牙刷不放呢', /咬/],
])('in %s a reply that names a case gets the answer about it: “%s” [AST-107]', ([language, message, answer]) => {
  expect(findReplyAnswer(message, 'teeth', { language, child: { ages: [6, 9] } }, [])?.answer).toMatch(answer)
})
