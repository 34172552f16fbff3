import type { AnswerContext } from './answer-context.ts'
import type { Question } from './answer-step.ts'
import { findTopicOfFreeTime } from './asked-action.ts'
import { tellsDeedOfOther } from './choose-by-deed.ts'
import { classifyReply } from './follow-up/classify-reply.ts'
import { findParentFeeling, losesPatience } from './parent-feelings.ts'
import { findNamePlaces } from './record/who.ts'
import { classifyRequest, estimateTopicProbability } from './search/classify-request.ts'
import { foldText, isAtMost } from './search/text.ts'
import { reportsGoodNews } from './sentence/sentence-answer.ts'
import { parentTopic } from './sends-for-help.ts'

/** From which newness on a message may be about something else. */
const perhapsNew = 0.5

/** From which probability on a message asks about the app, and up to which it may be about children then. */
const surelyHelp = { probability: 0.95, topic: 0.1 }

const isAboutApp = (plain: string): boolean => {
  const { kind, probability } = classifyRequest(plain)
  return (
    kind === 'help' &&
    probability >= surelyHelp.probability &&
    estimateTopicProbability(plain) < surelyHelp.topic &&
    classifyReply(plain).newness >= perhapsNew
  )
}

/** How parents tell of what they did themselves: “I shouted at them tonight”. */
const startsWithParent =
  /^(?:(?:and|but|so|oh|today|tonight|hoy|y) )?(?:i|ive|im)\b|^(?:hoy |y )?(?:(?:le|les) (?:he|grit)|me siento|he grit)|^(?:我|刚才我|今天我)/u

/** What parents did that they feel bad about. */
const parentDeeds = /\b(?:shouted|yelled|screamed|snapped|lost it|smacked|slapped)\b|\bgrit(?:e|ado)\b|[吼骂打]了/u

/** How long a message is at most that says little more than a feeling, in words, and in characters of Chinese text. */
const maxSigh = { words: 8, characters: 12 }

/** Returns the topic of a message in a conversation about another one that says little more than that a parent has no strength left. */
export const findTopicOfSigh = (plain: string, topic: string | undefined): string | null =>
  topic !== undefined &&
  topic !== parentTopic &&
  isAtMost(plain, maxSigh) &&
  !/[?？¿]|怎么/u.test(plain) &&
  findParentFeeling(plain) === 'exhausted'
    ? parentTopic
    : null

/** Returns whether a parent tells what they did themselves, in a conversation about a child. */
const isAboutParent = (plain: string, topic: string | undefined): boolean => {
  const folded = foldText(plain).trim()
  return (
    topic !== parentTopic &&
    startsWithParent.test(folded) &&
    (parentDeeds.test(folded) || classifyReply(plain).newness >= perhapsNew) &&
    (findParentFeeling(plain) === 'reproach' || losesPatience(plain))
  )
}

/** Returns whether a message begins with the name of a child who did something hard that the conversation is not about: “Leo hit Mia”. */
const reportsOtherDeed = ({ message, language, lookUp }: Question, topic: string | undefined): boolean => {
  const folded = foldText(message).trim()
  const begins = [...findNamePlaces(folded, lookUp.children).values()].includes(0)
  return begins && tellsDeedOfOther(topic, message, language)
}

/** Questions what a child is good at, which the record answers, in lower case without accents. */
const asksForStrengths =
  /\bwhat(?:s| is| are| does| do)? .{0,20}(?:good at|(?:do|does|doing) well|best at)\b|^(?:y )?en que .{0,20}(?:es buen[oa]|destaca)\b|^(?:y )?que .{0,20}(?:se le da bien|hace bien)\b|(?:擅长什么|有什么优点|什么做得好|哪里做得好|哪些做得好)/u

/** Returns whether a message in a conversation about a topic is surely about something else, whatever its words go on from. */
export const opensAnew = (question: Question, { conversation: { topic } }: AnswerContext): boolean =>
  topic !== undefined &&
  (findTopicOfFreeTime(question.message) !== null ||
    findTopicOfSigh(question.plain, topic) !== null ||
    asksForStrengths.test(foldText(question.message)) ||
    reportsGoodNews(question) ||
    isAboutApp(question.plain) ||
    isAboutParent(question.plain, topic) ||
    reportsOtherDeed(question, topic))
