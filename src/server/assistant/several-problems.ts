import type { AnswerContext } from './answer-context.ts'
import { findParentFeeling, isOnlyFeeling } from './parent-feelings.ts'
import { findTopicOrCandidates } from './search/find-topic.ts'
import { findShortReport } from './short-reports.ts'
import { splitFinely } from './search/split-clauses.ts'
import { foldText } from './search/text.ts'
import { isListed, isRelated, type Problem } from './two-topics-answer.ts'

/**
 * From which confidence on a part of a message is about a topic of its own: where there are several, where there are two and more is told
 * or the message says that there are several, and where there are two.
 */
const minConfidence = { several: 0.6, amongOthers: 0.6, pair: 0.7 }

/** Which share of the parts must bring a topic of its own: a long story of one problem has many parts about few topics. */
const minShare = 0.6

/** Beyond this many parts a message is a story. */
const maxParts = 12

/** Words that say that there are several things. */
const severalThings =
  /\b(?:two|three|several) things\b|\bat once\b|\b(?:dos|tres|varias) cosas\b|\btodo junto\b|[两三几]件事|赶一块/u

/** What somebody is hurt by comes before all others. */
const urgentTopics: readonly string[] = ['hitting-biting', 'bullying']

/** Returns whether somebody is hurt by the first of several problems, which a message may also be about. */
export const isHurtFirst = ([first]: readonly Problem[], topicId: string): boolean =>
  first !== undefined && first.topic.id !== topicId && urgentTopics.includes(first.topic.id)

/** Words that ask which problem comes first. */
const whatFirst =
  /\bwhere (?:do|should|can|to)(?: i| we)? (?:even )?(?:start|begin)|\bwh(?:at|ich)(?: \w+)? (?:(?:do|should) (?:i|we) (?:\w+ )?|comes |to (?:\w+ )?)first\b|\bpor (?:donde|cual) (?:empiezo|empezar|comienzo)|\bque (?:hago|atiendo|abordo|resuelvo|trato|arreglo)(?: \w+)? primero\b|从哪(?:儿|里)?(?:下手|开始)|先(?:管|抓|解决|处理)(?:哪|什么|谁)|哪个先/u

const asksWhatFirst = (message: string): boolean => whatFirst.test(foldText(message))

const isAboutTopic = (part: string): boolean =>
  !isOnlyFeeling(part) && !severalThings.test(foldText(part)) && !asksWhatFirst(part)

/** Returns the problems that the parts of a message are about, in the order in which they are told, with how many parts are about each. */
const listTold = (parts: readonly string[], { language, topics }: AnswerContext): (Problem & { parts: number })[] => {
  const found = parts.flatMap((clause): Problem[] => {
    const told = findShortReport(clause)
    const toldTopic = topics.get(told?.topicId ?? '')
    const match = findTopicOrCandidates(clause, language)
    const isKnown = match.kind === 'topic' && match.id === toldTopic?.id && match.confidence >= minConfidence.several
    if (told && toldTopic && !isKnown) return [{ topic: toldTopic, clause, confidence: told.confidence }]
    const topic = match.kind === 'topic' ? topics.get(match.id) : undefined
    return topic && match.kind === 'topic' && match.confidence >= minConfidence.several
      ? [{ topic, clause, confidence: match.confidence }]
      : []
  })
  return [...Map.groupBy(found, ({ topic }) => topic)].map(([topic, ofTopic]) => {
    const surest = ofTopic.reduce((best, one) => (one.confidence > best.confidence ? one : best))
    return { ...surest, topic, parts: ofTopic.length }
  })
}

const rank = ({ topic, parts }: Problem & { parts: number }): number =>
  (urgentTopics.includes(topic.id) ? maxParts : 0) + parts

/** Returns whether a message says that there are several things, or that they are too much. */
const saysSo = (message: string): boolean =>
  isListed(message) || severalThings.test(foldText(message)) || findParentFeeling(message) !== null

/** Returns whether two topics are two problems: a story of one has often words of another one. */
const isPair = ([one, other]: readonly Problem[], isLot: boolean): boolean =>
  one !== undefined &&
  other !== undefined &&
  !isRelated(one.topic, other.topic) &&
  Math.min(one.confidence, other.confidence) >= (isLot ? minConfidence.amongOthers : minConfidence.pair)

/** Returns whether the parts tell what they are about more surely than the whole does: of one problem the whole tells more. */
const arePartsSurer = (told: readonly Problem[], message: string, { language }: AnswerContext): boolean => {
  const match = findTopicOrCandidates(message, language)
  const mean = told.reduce((sum, { confidence }) => sum + confidence, 0) / told.length
  return match.kind !== 'topic' || mean >= match.confidence
}

/**
 * Returns the problems of a message that tells of several: first one by which somebody is hurt, then those told of most, then in their order. Of a
 * message about one problem, however long, there are none.
 */
export const findSeveralProblems = (message: string, context: AnswerContext): Problem[] => {
  const parts = splitFinely(message).filter(isAboutTopic)
  if (parts.length < 2 || parts.length > maxParts) return []
  const told = listTold(parts, context)
  if (told.length < 2) return []
  // Who asks where to begin tells of several things.
  if (asksWhatFirst(message)) return told.toSorted((a, b) => rank(b) - rank(a))
  if (told.length < parts.length * minShare) return []
  const isSaid = saysSo(message)
  if (told.length === 2 && !isPair(told, isSaid || parts.length > told.length)) return []
  if (!isSaid && !arePartsSurer(told, message, context)) return []
  return told.toSorted((a, b) => rank(b) - rank(a))
}
