import { maxLastMessage } from '#shared/assistant/context.ts'
import type { AnswerStep } from './answer-step.ts'
import { createTextAnswer, withoutModel } from './answer.ts'
import { isKnownTrouble } from './known-trouble.ts'
import { loadNonTopicContent } from './content/load.ts'
import { foldText } from './search/text.ts'
import { isPrepared } from './small-talk/answer-request.ts'
import { answerSentence } from './sentence/sentence-answer.ts'
import { repeatMessage } from './sentence/repeat-message.ts'

/** Proposes the acts that a message tells of, unless all are doubtful and it is rather a complaint about a known topic. */
const propose: AnswerStep = async (question, context) => {
  const found = await answerSentence(question, question.loadSpeaker)
  if (!found || (!found.isSure && isKnownTrouble(question.plain, context))) return null
  const lastMessage = question.message.slice(0, maxLastMessage)
  return withoutModel({ ...found.answer, context: { ...context.conversation, lastMessage } })
}

/** Proposes the acts that a message tells of, unless it is a known remark. */
export const proposeActs: AnswerStep = (question, context, sources) =>
  isPrepared(question.plain) ? null : propose(question, context, sources)

/** The remark that a message begins with: “Great day today! …”, “今天表现不错，…”. */
const remark = /^(?:[^.!]+[.!]+\s*|\p{Script=Han}+[\s，。！]+)/u

/** Proposes the acts that a message tells of after a remark, if they are several. */
export const proposeSeveral: AnswerStep = async (question, context, sources) => {
  const message = question.message.replace(remark, '')
  const reply = await propose({ ...question, message, plain: message }, context, sources)
  return (reply?.answer.sentence?.proposals.length ?? 0) > 1 ? reply : null
}

const opensWithAnd = /^\s*(?:(?:oh |ah )?(?:and|also|plus|y|tambi[eé]n|adem[aá]s)[\s,]+|还有|另外|对了)/iu

/** Words that correct what was proposed: “no wait, that was yesterday”, “quita lo de los dientes”, “不对，是昨天的”. */
const corrects =
  /^(?:(?:oh|ah|ay|no|well|but) )*(?:sorry|no no|no wait|wait|oops|espera|perdon|no no|ups)\b|\b(?:take (?:it|that|this|the \w+) (?:off|out|away)|(?:delete|remove|untick|scrap) (?:it|that|this|the \w+)|(?:that|it|the \w+) was (?:yesterday|last night)|quit(?:a|alo|ala)\b|borr(?:a|alo|ala)\b|(?:fue|era) (?:ayer|anoche))|^(?:啊)?(?:不对|不是|错了|等等|等一下)|去掉|删掉|划掉|是昨天/u

const sayHowToChange: AnswerStep = ({ language }, { conversation }) => {
  const answer = createTextAnswer(loadNonTopicContent()[language].messages.sentence.changeCards)
  return withoutModel({ ...answer, context: conversation })
}

const asks = /\b(?:how|what|why|should|como|que hago|por que)\b|怎么|为什么/u

/** Proposes what was reported last for another child or with other points (“and Noa too”), or what else happened (“and Leo set the table”). */
export const proposeAgain: AnswerStep = async (question, context, sources) => {
  const { lastMessage } = context.conversation
  if (lastMessage === undefined) return null
  const again = repeatMessage(question.message, lastMessage, question.lookUp.children)
  const next = again === null && opensWithAnd.test(question.message)
  if (again === null && !next) {
    const said = foldText(question.message)
    return corrects.test(said) && !asks.test(said) ? sayHowToChange(question, context, sources) : null
  }
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
