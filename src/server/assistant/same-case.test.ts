import { describe, expect, test } from 'vitest'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { createAnswerSources } from '#server/testing/answer-sources.ts'
import { createChildContext } from '#server/testing/child-context.ts'
import { answerMessage } from './answer-message.ts'
import { readTopics } from './content/read-source.ts'
import { haveSameCase, withoutKnownCases } from './same-case.ts'

test.for<[Locale, string, string, string]>([
  [
    'en',
    'A song says when it’s over. If it still turns into a fight, stay kind and quick.',
    'Now: “First you, then me.” If it turns into a fight, stop for a moment. Start again with a song.',
    'Now: “First you, then me.”',
  ],
  ['en', 'If it hurts, wait.', 'Spit, don’t rinse. If it bleeds, ask the dentist.', ''],
  [
    'en',
    'If it lasts two weeks, ask.',
    'If it lasts two weeks, call. If breathing is hard, call now.',
    'If breathing is hard, call now.',
  ],
  ['es', 'Si se niega a lavarse, canta.', 'Elige el cepillo. Si se niega a lavarse, espera.', 'Elige el cepillo.'],
  ['zh', '如果孩子大哭大闹，先抱一抱。', '牙刷让孩子选。如果孩子大哭大闹，先停一停。', '牙刷让孩子选。'],
])('in %s advice leaves out a case that was dealt with: “%s” [AST-101]', ([language, said, text, rest]) => {
  expect(withoutKnownCases(text, said, language)).toBe(rest || text)
})

test('advice for nothing but such a case is left out [AST-101]', () => {
  const said = 'If you aren’t sure, say when you will answer.'
  expect(withoutKnownCases('If you aren’t sure: “I’ll tell you after dinner.”', said, 'en')).toBe('')
})

const isSource = (part: string): boolean => /^(?:Based on|Según|参考)/u.test(part)

describe.each(locales)('in %s', (language) => {
  test('no two parts of an answer say what to do in the same case [AST-101]', async () => {
    const sources = createAnswerSources(createChildContext({ ages: [6, 6] }))
    for (const topic of readTopics(language))
      for (const message of [topic.name, ...topic.answers.slice(0, 2).map(({ question }) => question)]) {
        const { answer } = await answerMessage({ message, language }, sources)
        if (answer.context?.topic === undefined || answer.context.health !== undefined) continue
        const parts = answer.text.split(/\n\n|\n• /u).filter((part) => !isSource(part))
        const again = parts.find((part, n) => parts.slice(0, n).some((other) => haveSameCase(part, other, language)))
        expect([message, again]).toEqual([message, undefined])
      }
  })
})
