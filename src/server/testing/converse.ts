import type { ChatContext } from '#shared/assistant/context.ts'
import type { Locale } from '#shared/locale/locale.ts'
import type { Answer } from '#server/assistant/answer.ts'
import { answerMessage } from '#server/assistant/answer-message.ts'
import { createAnswerSources } from './answer-sources.ts'
import { createChildContext } from './child-context.ts'
import { emptyLookUp } from './empty-look-up.ts'

const recordChild = (name: string) => ({
  id: name,
  name,
  aliases: [],
  points: 0,
  age: 5,
  birthday: null,
  createdAt: '2026-01-01T00:00:00.000Z',
})

/** Returns the answers to the messages of a conversation about a child of five, in a family with Mia and Leo. */
export const converse = async (language: Locale, messages: readonly string[]): Promise<Answer[]> => {
  let context: ChatContext | undefined
  const answers: Answer[] = []
  for (const message of messages) {
    const child = createChildContext({ ages: [5, 5] })
    const lookUp = { ...emptyLookUp, children: [recordChild('Mia'), recordChild('Leo')] }
    const sources = { ...createAnswerSources(child), lookUp }
    const { answer } = await answerMessage({ message, language, ...(context && { context }) }, sources)
    answers.push(answer)
    context = answer.context
  }
  return answers
}
