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

const opensWithAnd = /^\s*(?:(?:oh |ah )?(?:and|also|plus|y|tambi[eé]n|adem[aá]s)[\s,]+|还有|另外|对了)/iu

/** Proposes what was told last for another child or with other points (“and Noa too”), or what else happened (“and Leo set the table”). */
export const proposeAgain: AnswerStep = async (question, context) => {
  const { told } = context.conversation
  if (told === undefined) return null
  const again = tellAgain(question.message, told, question.lookUp.children)
  const next = again === null && opensWithAnd.test(question.message)
  if (again === null && !next) return null
  const message = again ?? question.message.replace(opensWithAnd, '')
  const found = await answerSentence({ ...question, message, plain: message }, question.loadSpeaker, next)
  return (
    found && withoutModel({ ...found.answer, context: { ...context.conversation, told: message.slice(0, maxTold) } })
  )
}
