import { expect, test } from 'vitest'
import type { ChatContext } from '#shared/assistant/context.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { locales } from '#shared/locale/locale.ts'
import { createAnswerSources } from '#server/testing/answer-sources.ts'
import { createChildContext } from '#server/testing/child-context.ts'
import { answerMessage } from './answer-message.ts'
import { findAskedByChip } from './chip-targets.ts'
import { loadTopics } from './content/load.ts'

const child = createChildContext()

const ask = async (message: string, language: Locale, context?: ChatContext) => {
  const { answer } = await answerMessage({ message, language, ...(context && { context }) }, createAnswerSources(child))
  return answer
}

test.for<[Locale, string]>([
  ['en', 'on the floor of the supermarket screaming for sweets, do I leave the trolley?'],
  ['es', 'se tira al suelo en el súper y todos miran, me voy o espero?'],
  ['zh', '在超市躺地上哭闹要买玩具，要不要直接抱走'],
])(
  'in %s the chips below an answer ask what may have been meant, too, and lead to its answer [AST-99]',
  async ([language, message]) => {
    const first = await ask(message, language)
    const topic = loadTopics(language).get(first.context?.topic ?? '')
    if (!topic) throw new Error('The message is about a topic.')
    const chips = first.followUps.filter((label) => findAskedByChip(label, topic))
    expect(chips.length).toBeGreaterThan(0)
    for (const chip of chips) {
      const { answer = '' } = findAskedByChip(chip, topic) ?? {}
      expect(first.text).not.toContain(answer)
      const { text, context } = await ask(chip, language, first.context)
      expect(text.startsWith(answer.replaceAll('{name}', child.name).slice(0, 20))).toBe(true)
      expect(context?.topic).toBe(topic.id)
    }
  },
)

test.each(locales)('in %s no chip of a topic is the name of a topic', (language) => {
  const topics = [...loadTopics(language).values()]
  const names = new Set(topics.map(({ name }) => name.toLowerCase()))
  const chips = topics.flatMap(({ answers }) => answers.flatMap(({ chip }) => chip?.toLowerCase() ?? []))
  expect(chips.filter((chip) => names.has(chip))).toEqual([])
  expect(chips.length).toBeGreaterThan(2000)
})

test('an answer offers no card again that the conversation has offered for the same child [AST-43]', async () => {
  const first = await ask('Brushing teeth is a fight every evening', 'en')
  expect(first.cards.length).toBeGreaterThan(0)
  const second = await ask(first.followUps[0] ?? '', 'en', first.context)
  expect([second.context?.topic, second.cards]).toEqual(['teeth', []])
})
