import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ChatQuestion } from '#shared/assistant/contract.ts'
import { createAnswerSources } from '#server/testing/answer-sources.ts'
import { createChildContext } from '#server/testing/child-context.ts'
import type { answerMessage as AnswerMessage } from './answer-message.ts'

let answerMessage: typeof AnswerMessage

// As after a start: what other files of tests have loaded is loaded anew.
beforeAll(async () => {
  vi.resetModules()
  ;({ answerMessage } = await import('./answer-message.ts'))
})

// Each step of a computation takes longer than others have to wait.
beforeEach(() => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
})

afterEach(() => void vi.restoreAllMocks())

/** Counts the turns of the event loop, in each of which other requests are handled, until `promise` is settled. */
const countTurns = async (promise: Promise<unknown>): Promise<number> => {
  let turns = 0
  let isSettled = false
  const settled = promise.finally(() => (isSettled = true))
  const next = () => {
    turns++
    if (!isSettled) setImmediate(next)
  }
  next()
  await settled
  return turns
}

const ask = (question: Omit<ChatQuestion, 'childId'>) =>
  answerMessage(question, createAnswerSources(createChildContext()))

/** More than an answer takes that reads and prepares everything in one go. */
const manyTurns = 20

test.each<[string, Omit<ChatQuestion, 'childId'>]>([
  ['about a topic', { message: 'Bedtime is a fight every evening', language: 'en' }],
  ['about health', { message: 'Tose mucho por la noche, ¿tengo que ir al médico?', language: 'es' }],
  ['of the mascot', { message: '有什么建议', language: 'zh', topic: 'recommendations' }],
])('other requests are handled while the first question %s in a language is answered', async (_, question) => {
  expect(await countTurns(ask(question))).toBeGreaterThan(manyTurns)
})
