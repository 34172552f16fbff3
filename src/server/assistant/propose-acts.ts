import { maxTold } from '#shared/assistant/context.ts'
import type { AnswerStep } from './answer-step.ts'
import { withoutModel } from './answer.ts'
import { isKnownTrouble } from './known-trouble.ts'
import { isPrepared } from './small-talk/answer-request.ts'
import { answerSentence } from './sentence/sentence-answer.ts'
import { tellAgain } from './sentence/told-again.ts'

/** Proposes the acts that a message tells of, unless it is a known remark, or all are doubtful and it is rather a complaint about a known topic. */
export const proposeActs: AnswerStep = async (question, context) => {
  if (isPrepared(question.plain)) return null
  const found = await answerSentence(question, question.loadSpeaker)
  if (!found || (!found.isSure && isKnownTrouble(question.plain, context))) return null
  const told = question.message.slice(0, maxTold)
  return withoutModel({ ...found.answer, context: { ...context.conversation, told } })
}

/** Proposes what was told last for the child of whom a message says that it holds, too: “and Noa too”. */
export const proposeAgain: AnswerStep = async (question, context) => {
  const { told } = context.conversation
  const message = told === undefined ? null : tellAgain(question.message, told, question.lookUp.children)
  if (message === null) return null
  const found = await answerSentence({ ...question, message, plain: message }, question.loadSpeaker)
  return found && withoutModel({ ...found.answer, context: context.conversation })
}
