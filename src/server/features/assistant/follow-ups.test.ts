import { describe, expect, test } from 'vitest'
import type { ChatContext } from '#shared/assistant/context.ts'
import { editChild } from '#shared/children/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { loadTopics } from '#server/assistant/content/load.ts'
import { askAssistant, createAppWithChild, sendChatMessage } from '#server/testing/chat.ts'
import { createChild, readProblem } from '#server/testing/factories.ts'

/** Creates an app with a child, and a conversation whose questions send the context of the answer before. */
const startConversation = async (language: Locale = 'en') => {
  const { app, ana, childId } = await createAppWithChild()
  let context: ChatContext | undefined
  const say = async (message: string) => {
    const answer = await askAssistant(ana, { childId, message, language, ...(context && { context }) })
    context = answer.context
    return answer
  }
  return { app, ana, childId, say }
}

const listTips = (text: string) => text.split('\n').flatMap((line) => (line.startsWith('• ') ? [line.slice(2)] : []))

test('every answer says what the conversation is about [AST-40]', async () => {
  const { say, childId } = await startConversation()
  const { context, cards = [] } = await say('my 5 year old has tantrums')
  expect(context).toMatchObject({ topic: 'tantrum', childId, age: 5, offered: expect.any(Array) })
  expect(context?.cards).toEqual(cards.map(({ id }) => id))
  expect(context?.tips).toEqual(context?.latest)
  expect((await say('Reward ideas')).context).toMatchObject({ topic: 'rewards', age: 5 })
  expect((await say('is a fever of 38.4 high for a 4 year old who plays happily')).context).toHaveProperty('health')
  expect((await say('my daughter says she wants to die')).context).toMatchObject({ danger: 'suicide' })
})

describe('a context', () => {
  test('that names unknown things is answered as if it did not [AST-40]', async () => {
    const { app, ana, childId } = await startConversation()
    const { id: foreign } = await createChild((await app.member()).call, 'Zed')
    const context = { topic: 'owls', offered: ['to-string'], childId: foreign, earlier: [{ topic: 'x', tips: [1] }] }
    const plain = await askAssistant(ana, { childId, message: 'Bedtime' })
    expect(await askAssistant(ana, { childId, message: 'Bedtime', context })).toEqual(plain)
    const { text } = await askAssistant(ana, {
      childId,
      message: 'and Zed?',
      context: { ...context, topic: 'bedtime' },
    })
    expect(text).not.toContain('Zed')
  })

  test.for([{ topic: 'a b' }, { age: 99 }, { words: 'x' }, { tips: [-1] }, []])(
    'that is malformed is rejected: %j [AST-40]',
    async (context) => {
      const { ana, childId } = await createAppWithChild()
      const response = await sendChatMessage(ana, { childId, context: context as ChatContext })
      expect([response.status, (await readProblem(response)).code]).toEqual([400, 'invalid_input'])
    },
  )
})

test.for(['en', 'es', 'zh'] as const)(
  'asking for more in %s shows every tip once, and then says that there are no more [AST-42]',
  async (language) => {
    const more = { en: 'more', es: 'otra idea', zh: '还有吗' }[language]
    const { say, ana, childId } = await startConversation(language)
    await ana.call(editChild, { params: { id: childId }, body: { age: 5 } })
    const topic = loadTopics(language).get('bedtime')
    const shown = listTips((await say(topic?.name ?? '')).text)
    let answer = await say(more)
    for (let n = 0; n < 8 && listTips(answer.text).length > 0; n++) {
      shown.push(...listTips(answer.text))
      answer = await say(more)
    }
    const suitable = [...(topic?.tips ?? []), ...(topic?.plan.slice(1) ?? [])]
      .filter(({ ages }) => !ages || (ages[0] <= 5 && ages[1] >= 5))
      .map(({ text }) => text.replace('{name}', 'Mia'))
    expect(shown.toSorted()).toEqual(suitable.toSorted())
    expect(answer.followUpActions).toHaveLength(3)
    expect(answer.text).toContain(topic?.name)
  },
)

test('tips are not repeated when the conversation returns to a topic [AST-42]', async () => {
  const { say } = await startConversation()
  const first = listTips((await say('Bedtime')).text)
  await say('Homework')
  const again = listTips((await say('Bedtime')).text)
  expect(again.length).toBeGreaterThan(0)
  expect(again.filter((tip) => first.includes(tip))).toEqual([])
})

test('what was tried moves on to other tips and offers no card again [AST-43]', async () => {
  const { say } = await startConversation()
  const first = await say('Bedtime')
  const next = await say('we tried that')
  expect(next.text).toMatch(/^You have tried that/)
  expect(listTips(next.text).filter((tip) => listTips(first.text).includes(tip))).toEqual([])
  expect(next).not.toHaveProperty('cards')
  const failed = await say('it doesnt work')
  expect(failed.text).toMatch(/two weeks/)
})

test.for([
  ['en', 'Pricing rewards', 'My kids fight in the car'],
  ['es', 'Cuánto cuesta un premio', 'Mis hijos se pelean en el coche'],
  ['zh', '奖励定多少分', '我家两个孩子在车上总吵架'],
] as const)(
  'in %s a message that introduces the children begins anew, also with a place: “%s” – “%s” [AST-48]',
  async ([language, first, second]) => {
    const { say } = await startConversation(language)
    expect((await say(first)).context?.topic).toBe('pricing')
    const { topic } = (await say(second)).context ?? {}
    expect(topic).toMatch(/^(?:siblings|car-travel)$/)
  },
)

test('a reply that names the child stays in the conversation [AST-43, AST-45]', async () => {
  const { say } = await startConversation()
  await say('Bedtime')
  expect((await say('my son already tried that')).context?.topic).toBe('bedtime')
  expect((await say('my daughter is 9')).context).toMatchObject({ topic: 'bedtime', age: 9 })
})
