import type { AnswerContext } from '#server/assistant/answer-context.ts'
import type { Answer } from '#server/assistant/answer.ts'
import { createHelpAnswer } from '#server/assistant/help/help-answer.ts'
import { classifyReply } from '#server/assistant/follow-up/classify-reply.ts'
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

/** From which probability on a message is surely not the assistant's to answer, even if it looks like a report. */
const surelyForeign = 0.9

/** Below which probability of being a question of its own a message that seems foreign is a reply to the answer before: “and how do I do that?” */
const hardlyNew = 0.1

/** Returns whether a message is surely not the assistant's to answer, whatever it was asked before. */
export const isForeignInConversation = (message: string): boolean => {
  const { kind, probability } = classifyRequest(message)
  return kind === 'outside' && probability >= surelyForeign && classifyReply(message).newness >= hardlyNew
}

/** Returns the answer to a message that is surely not the assistant's to answer, such as an attempt to change what it is, else null. */
export const answerForeignRequest = (message: string, context: AnswerContext): Answer | null => {
  const { kind, probability, id } = classifyRequest(message)
  if (kind !== 'outside' || probability < surelyForeign) return null
  return createPreparedReply(kind, id ?? findReplyId(message, kind), context)
}

/** Returns the answer to a question that help about the app has word for word, or to the label of its chip, else null. */
export const answerHelpQuestion = (message: string, context: AnswerContext): Answer | null => {
  const { kind, id } = classifyRequest(message)
  return kind === 'help' && id !== null ? createHelpAnswer(message, id, context) : null
}

/** Returns whether a message is one of those that have a prepared answer. */
export const isPrepared = (message: string): boolean => classifyRequest(message).id !== null
