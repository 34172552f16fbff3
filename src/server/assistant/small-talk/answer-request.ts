import type { AnswerContext } from '#server/assistant/answer-context.ts'
import type { Answer } from '#server/assistant/answer.ts'
import { createHelpAnswer } from '#server/assistant/help/help-answer.ts'
import { classifyRequest, findReplyId } from '#server/assistant/search/classify-request.ts'
import { createPreparedReply } from './prepared-reply.ts'

/**
 * From which probability on a message is no question about bringing up children: surely, or if no topic is found for it.
 */
const minProbability = { surely: 0.5, withoutTopic: 0.2 }

/**
 * Returns the answer to a remark, to a question about the app, or to one that is not the assistant's to answer; null for all
 * others. More messages count as such when no topic was found.
 */
export const answerRequest = (
  message: string,
  context: AnswerContext,
  when: keyof typeof minProbability,
): Answer | null => {
  const { kind, probability, id } = classifyRequest(message)
  if (probability < minProbability[when]) return null
  if (kind === 'help') return createHelpAnswer(message, id, context)
  return createPreparedReply(kind, id ?? findReplyId(message, kind), context)
}

/** Returns whether a message is one of those that have a prepared answer. */
export const isPrepared = (message: string): boolean => classifyRequest(message).id !== null
