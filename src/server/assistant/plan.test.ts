import { describe, expect, test } from 'vitest'
import type { ChatContext } from '#shared/assistant/context.ts'
import { locales, type Locale } from '#shared/locale/locale.ts'
import { readFollowUpCases } from '#server/testing/assistant-test-cases.ts'
import { createAnswerSources } from '#server/testing/answer-sources.ts'
import { createChildContext } from '#server/testing/child-context.ts'
import { answerMessage } from './answer-message.ts'
import { fillName } from './answer.ts'
import { loadTopics } from './content/load.ts'
import { readTopics } from './content/read-source.ts'

const ask = async (message: string, language: Locale, age: number, context?: ChatContext) => {
  const child = createChildContext({ ages: [age, age] })
  const { answer } = await answerMessage({ message, language, ...(context && { context }) }, createAnswerSources(child))
  return answer
}

const listTopics = (language: Locale) => [...loadTopics(language).values()]
const toSaid = (text: string) => fillName(text, createChildContext().name)

describe.each(locales)('in %s', (language) => {
  test('the name of a topic is answered with its plan [AST-106]', async () => {
    for (const { name, ages, plan } of listTopics(language)) {
      const { text } = await ask(name, language, ages[0])
      const steps = plan.slice(1).filter((step) => step.ages === undefined || step.ages[0] <= ages[0])
      expect([name, text.startsWith(toSaid(plan[0].text))]).toEqual([name, true])
      expect([name, steps.filter(({ text: step }) => text.includes(toSaid(step))).length]).not.toEqual([name, 0])
    }
  })

  test('a step for another age is not said [AST-106]', async () => {
    const topic = loadTopics(language).get('chores')
    const ofOlder = topic?.plan.filter(({ ages }) => ages !== undefined && ages[0] >= 9) ?? []
    expect(ofOlder.length).toBeGreaterThan(0)
    const { text } = await ask(topic?.name ?? '', language, topic?.ages[0] ?? 0)
    for (const { text: step } of ofOlder) expect(text).not.toContain(toSaid(step))
  })

  test('the plan is said once, and after it come the tips [AST-106]', async () => {
    const topic = loadTopics(language).get('tidy')
    const first = await ask(topic?.name ?? '', language, 6)
    const again = await ask(topic?.name ?? '', language, 6, first.context)
    expect(again.text).not.toContain(toSaid(topic?.plan[1].text ?? ''))
    expect(topic?.tips.some(({ text }) => again.text.includes(toSaid(text)))).toBe(true)
  })
})

test.for<[Locale, string]>([
  ['en', 'and if he only screams louder then'],
  ['es', 'y si entonces grita todavía más'],
  ['zh', '那他要是闹得更凶怎么办'],
])('in %s a reply is about what the answer before was about: “%s” [AST-107]', async ([language, reply]) => {
  const topic = readTopics(language).find(({ id }) => id === 'comforter')
  const first = await ask(topic?.answers[1]?.question ?? '', language, 4)
  expect([first.context?.topic, first.context?.asked]).toEqual(['comforter', [1]])
  const second = await ask(reply, language, 4, first.context)
  expect(second.context?.topic).toBe('comforter')
  expect(second.text).not.toContain(first.text.split('\n')[0])
})

test.each(locales)('in %s the short form of a direct answer is its beginning [AST-107]', async (language) => {
  const [reply = ''] = readFollowUpCases(language).acts.shorter
  const { text } = await ask(reply, language, 4, { topic: 'supermarket', asked: [0] })
  const sentence = text.slice(text.search(/[:：]/) + 1).trim()
  expect(sentence.length).toBeGreaterThan(3)
  expect(loadTopics(language).get('supermarket')?.answers[0]?.answer.slice(0, sentence.length)).toBe(sentence)
})
