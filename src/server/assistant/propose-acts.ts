import { maxLastMessage } from '#shared/assistant/context.ts'
import type { AnswerStep } from './answer-step.ts'
import { withoutModel } from './answer.ts'
import { isKnownTrouble } from './known-trouble.ts'
import { isPrepared } from './small-talk/answer-request.ts'
import { answerSentence } from './sentence/sentence-answer.ts'
import { repeatMessage } from './sentence/repeat-message.ts'

/** Proposes the acts that a message tells of, unless it is a known remark, or all are doubtful and it is rather a complaint about a known topic. */
export const proposeActs: AnswerStep = async (question, context) => {
  if (isPrepared(question.plain)) return null
  const found = await answerSentence(question, question.loadSpeaker)
  if (!found || (!found.isSure && isKnownTrouble(question.plain, context))) return null
  const lastMessage = question.message.slice(0, maxLastMessage)
  return withoutModel({ ...found.answer, context: { ...context.conversation, lastMessage } })
}

const opensWithAnd = /^\s*(?:(?:oh |ah )?(?:and|also|plus|y|tambi[eé]n|adem[aá]s)[\s,]+|还有|另外|对了)/iu

/** Proposes what was reported last for another child or with other points (“and Noa too”), or what else happened (“and Leo set the table”). */
export const proposeAgain: AnswerStep = async (question, context) => {
  const { lastMessage } = context.conversation
  if (lastMessage === undefined) return null
  const again = repeatMessage(question.message, lastMessage, question.lookUp.children)
  const next = again === null && opensWithAnd.test(question.message)
  if (again === null && !next) return null
  const message = again ?? question.message.replace(opensWithAnd, '')
  const found = await answerSentence({ ...question, message, plain: message }, question.loadSpeaker, next)
  return (
    found &&
    withoutModel({
      ...found.answer,
      context: { ...context.conversation, lastMessage: message.slice(0, maxLastMessage) },
    })
  )
}
