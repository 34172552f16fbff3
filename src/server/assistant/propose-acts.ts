import { maxLastMessage } from '#shared/assistant/context.ts'
import type { AnswerStep, Question } from './answer-step.ts'
import { createTextAnswer, withoutModel } from './answer.ts'
import { isKnownTrouble } from './known-trouble.ts'
import { loadNonTopicContent } from './content/load.ts'
import { findParentFeeling, losesPatience } from './parent-feelings.ts'
import { foldText, isAtMost } from './search/text.ts'
import { isPrepared } from './small-talk/answer-request.ts'
import { tellsGoodNews } from './small-talk/good-news.ts'
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

/** The first clause of a message, with what separates it from the next. */
const firstClause = /^(?:[^.!,]+[.!,]+\s*|\p{Script=Han}+[\s，。！]+)(?=[^\s.!,。！])/u

/** Proposes the acts that a message tells of beside good news that it begins with (“Great day today! …”), if they are several. */
export const proposeSeveral: AnswerStep = async (question, context, sources) => {
  const [first = ''] = firstClause.exec(question.message) ?? []
  const message = tellsGoodNews(first) ? question.message.slice(first.length) : question.message
  const reply = await propose({ ...question, message, plain: message }, context, sources)
  return (reply?.answer.sentence?.proposals.length ?? 0) > 1 ? reply : null
}

const opensWithAnd = /^\s*(?:(?:oh |ah )?(?:and|also|plus|y|tambi[eé]n|adem[aá]s)[\s,]+|还有|另外|对了)/iu

/** How a correction begins, folded: “no wait, …”, “espera, …”, “等等，…”. */
const opensCorrection =
  /^(?:(?:oh|ah|ay|no|well|but) )*(?:sorry|wait|oops|actually|espera|perdon|no no|ups)\b|^啊?(?:不对|错了|等等|等一下)/u

/** What a correction says, folded: another day, or that something was not so. */
const saysOtherwise =
  /\b(?:yesterday|last night|not today|(?:wasnt|didnt|isnt)|take (?:it|that|this|the \w+) (?:off|out|away)|delete|remove|untick|ayer|anoche|no (?:fue|era|lo hizo)|quita|borra)\b|昨天|前天|去掉|删掉|划掉|没有|不算/u

/** A correction in one, folded: “take that off”, “quítalo”, “去掉”. */
const asksToRemove =
  /^(?:please )?(?:take (?:it|that|this) (?:off|out|away)|(?:delete|remove|untick|scrap) (?:it|that|this)|(?:that|it) was (?:yesterday|last night))\b|(?<!\b(?:le|me|se|les) )\b(?:quitalo|quitala|borralo|borrala)\b|去掉|删掉|划掉/u

const asks =
  /[?？¿]|\b(?:how|what|why|when|should|can|does|como|que hago|por que|cuantos?|cuando)\b|怎么|什么|为什么|吗|多少|几/u

/** Longer messages tell something of their own; in words, and in characters of Chinese text. */
const maxCorrection = { words: 20, characters: 24 }

/** Returns whether a message after proposed acts only corrects them. */
const correctsProposal = ({ message, plain, about }: Question): boolean => {
  const said = foldText(message).trim()
  if (!isAtMost(said, maxCorrection) || asks.test(said) || about.kind !== 'other' || about.isUneasy) return false
  if (findParentFeeling(plain) !== null || losesPatience(plain)) return false
  return asksToRemove.test(said) || (opensCorrection.test(said) && saysOtherwise.test(said))
}

const sayHowToChange: AnswerStep = ({ language }, { conversation }) => {
  const answer = createTextAnswer(loadNonTopicContent()[language].messages.sentence.changeCards)
  return withoutModel({ ...answer, context: conversation })
}

/** Proposes what was reported last for another child or with other points (“and Noa too”), or what else happened (“and Leo set the table”). */
export const proposeAgain: AnswerStep = async (question, context, sources) => {
  const { lastMessage } = context.conversation
  if (lastMessage === undefined) return null
  const again = repeatMessage(question.message, lastMessage, question.lookUp.children)
  const next = again === null && opensWithAnd.test(question.message)
  if (again === null && !next) return correctsProposal(question) ? sayHowToChange(question, context, sources) : null
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
