import type { Locale } from '#shared/locale/locale.ts'
import type { AnswerContext } from './answer-context.ts'
import { createTextAnswer, type BuiltInReply } from './answer.ts'
import type { Topics } from './content/load.ts'
import { chooseByDeed, tellsDeedOf } from './choose-by-deed.ts'
import { createComfort } from './comfort.ts'
import { createHealthAnswer, isNearHealth } from './health-answer.ts'
import { asksForHealth, findTopicByAsked, isAskedOfTopic } from './search/asked-of-all.ts'
import { estimateTopicProbability } from './search/classify-request.ts'
import { findTopicOrCandidates, listNearestTopics, type TopicOrCandidates } from './search/find-topic.ts'
import { findClosing } from './search/closing-question.ts'
import { answerRequest, isPrepared } from './small-talk/answer-request.ts'
import { findParentFeeling, losesPatience, tellsOfFeeling } from './parent-feelings.ts'
import { parentTopic } from './sends-for-help.ts'
import { findShortReport } from './short-reports.ts'
import { answerTopic } from './answer-topic.ts'
import { findSeveralProblems, isHurtFirst } from './several-problems.ts'
import { isListed, listProblems, type Problem } from './two-topics-answer.ts'

const listTopicNames = (ids: readonly string[], topics: Topics): string[] =>
  ids.flatMap((id) => topics.get(id)?.name ?? [])

/**
 * Returns the topic to answer, and the one that is near; null where it is not known what the question is about. What a part of it is
 * surely about counts if the whole does not tell.
 */
const chooseTopic = (
  message: string,
  match: TopicOrCandidates,
  [problem]: readonly Problem[],
  language: Locale,
): { id: string; near: string | null } | null => {
  if (match.kind === 'topic') {
    const byDeed = chooseByDeed(message, match, language)
    return byDeed === null ? match : { id: byDeed, near: match.id }
  }
  const report = findShortReport(message)
  if (report) return { id: report.topicId, near: null }
  if (problem) return { id: problem.topic.id, near: match.kind === 'tie' ? match.ids[0] : null }
  if (match.kind === 'none') return match.guess === null ? null : { id: match.guess, near: null }
  return match.isAboutChildren ? { id: match.ids[0], near: match.ids[1] } : null
}

/** From how many problems on, all as sure as this, a message is about several, however near a direct answer to one of them is. */
const surelySeveral = { count: 3, confidence: 0.8 }

const areSurelySeveral = (problems: readonly Problem[]): boolean =>
  problems.length >= surelySeveral.count && problems.every(({ confidence }) => confidence >= surelySeveral.confidence)

/** From which confidence on a topic is meant, though an answer about health is nearer. */
const knownTopic = 0.75

const isKnownTopic = (match: TopicOrCandidates): boolean => match.kind === 'topic' && match.confidence >= knownTopic

/** From which probability on a message is about children, so that a direct answer may tell its topic. */
const aboutChildren = 0.5

/** Returns the topic that has an answer to what is asked in particular, where another one or none was found; else null. */
const chooseByAsked = (
  byAsked: ReturnType<typeof findTopicByAsked>,
  match: TopicOrCandidates,
): { id: string; near: string | null } | null => {
  if (!byAsked || (match.kind === 'topic' && byAsked.id === match.id)) return null
  return { id: byAsked.id, near: match.kind === 'topic' ? match.id : null }
}

/** Returns the question which of two topics is meant, or that none is known. */
const answerUncertain = (message: string, match: TopicOrCandidates, context: AnswerContext): BuiltInReply => {
  const { format, messages, topics } = context
  const withComfort = (text: string) => [createComfort(message, context), text].filter(Boolean).join('\n\n')
  if (match.kind === 'tie') {
    const [first = '', second = ''] = listTopicNames(match.ids, topics)
    const text = withComfort(format(messages.whichTopic, { first, second }))
    const answer = { ...createTextAnswer(text, [first, second]), context: {} }
    return { answer, modelQuestion: { topicId: match.ids[0] } }
  }
  const nearest = match.kind === 'none' ? listTopicNames(match.nearest, topics) : []
  const answer = { ...createTextAnswer(withComfort(format(messages.noTopic, {})), nearest), context: {} }
  return { answer, modelQuestion: { topicId: null } }
}

/** Returns what is asked about a topic in particular, where a message is about children at all. */
const findAsked = (message: string, match: TopicOrCandidates, language: Locale) => {
  const found = match.kind === 'topic' ? match.id : null
  const isAsked = found !== null || estimateTopicProbability(message) >= aboutChildren
  return isAsked ? findTopicByAsked(message, found, language) : null
}

/** Returns the topic of parents for what they did and feel bad about, if it is about nothing else. */
const chooseByFeeling = (message: string): { id: string; near: null } => ({
  id: tellsOfFeeling(message) && !isPrepared(message) ? parentTopic : '',
  near: null,
})

/** Returns the topic of the conversation for a message that tells of one more deed of it, and surely of nothing else; else null. */
const chooseByConversation = (
  message: string,
  match: TopicOrCandidates,
  { conversation: { topic }, language }: AnswerContext,
): { id: string; near: null } | null =>
  topic !== undefined && !isKnownTopic(match) && tellsDeedOf(topic, message, language)
    ? { id: topic, near: null }
    : null

/** Returns the topic of parents for a message in which one lost patience, where nothing tells surely what it was about; else null. */
const chooseByTemper = (message: string, match: TopicOrCandidates): { id: string; near: string | null } | null =>
  match.kind !== 'topic' && losesPatience(message)
    ? { id: parentTopic, near: match.kind === 'tie' ? match.ids[0] : null }
    : null

/** Returns the trouble with a child that a message about the parent tells of in a part of its own: “he gets up five times, and I lose my patience”. */
const chooseTrouble = (id: string, problems: readonly Problem[]): { id: string; near: string } | null => {
  const trouble =
    id === parentTopic
      ? problems.find(({ topic, clause }) => topic.id !== parentTopic && findParentFeeling(clause) === null)
      : undefined
  return trouble ? { id: trouble.topic.id, near: parentTopic } : null
}

/** From which confidence on the question at the end of a story tells what it is about. */
const sureClosing = 0.5

/** Returns the topic of the question at the end of a story, where the whole is less surely about another one that is near to it; else null. */
const chooseByClosing = (
  message: string,
  match: TopicOrCandidates,
  language: Locale,
): { id: string; near: string | null } | null => {
  const closing = findClosing(message)
  // A parent who feels bad says why at the end of the message, so it is read as a whole.
  if (closing === null || isListed(message) || findParentFeeling(message) !== null || match.kind !== 'topic')
    return null
  const asked = findTopicOrCandidates(closing, language)
  if (asked.kind !== 'topic' || asked.id === match.id) return null
  if (asked.confidence < Math.max(sureClosing, match.confidence)) return null
  return listNearestTopics(message, language, match.id).includes(asked.id) ? { id: asked.id, near: match.id } : null
}

interface OtherSigns {
  byAsked: ReturnType<typeof findTopicByAsked>
  problems: readonly Problem[]
}

/** Returns the topic that a message is about, by the first sign that tells it, and the one that is near; an empty id if none does. */
const chooseAnyTopic = (
  message: string,
  match: TopicOrCandidates,
  { byAsked, problems }: OtherSigns,
  context: AnswerContext,
): { id: string; near: string | null } => {
  const chosen =
    chooseByClosing(message, match, context.language) ??
    chooseByConversation(message, match, context) ??
    chooseByTemper(message, match) ??
    chooseByAsked(byAsked, match) ??
    chooseTopic(message, match, problems, context.language) ??
    chooseByFeeling(message)
  return chooseTrouble(chosen.id, problems) ?? chosen
}

/** Returns the answer of the topic that a message is about, as what is asked in particular, as a whole or in parts tells; null if none. */
const answerByTopic = (message: string, match: TopicOrCandidates, context: AnswerContext): BuiltInReply | null => {
  const problems = listProblems(message, context)
  const byAsked = findAsked(message, match, context.language)
  const { id, near } = chooseAnyTopic(message, match, { byAsked, problems }, context)
  const topic = context.topics.get(id)
  const several = findSeveralProblems(message, context)
  // What is asked as a whole is one problem, though it names another one.
  const areSeveral = isListed(message) || areSurelySeveral(several) || isHurtFirst(several, id)
  const isWhole = byAsked?.isWhole === true && byAsked.id === id && !areSeveral
  const parts = isWhole ? { problems: [], several: [] } : { problems, several }
  const answered = answerTopic(message, { topic, near, ...parts }, context)
  return answered && { answer: answered.answer, modelQuestion: { topicId: answered.topicId } }
}

/**
 * Returns the answer to a question without regard to what was said before: of its topic, of what is prepared for it, or an honest one that
 * there is none.
 */
export const answerQuestion = (message: string, context: AnswerContext): BuiltInReply => {
  const { language } = context
  const match = findTopicOrCandidates(message, language)
  const isOfConversation = isAskedOfTopic(message, context.conversation.topic, language)
  if (
    !isOfConversation &&
    (isNearHealth(message, language) || (!isKnownTopic(match) && asksForHealth(message, language)))
  )
    return { answer: createHealthAnswer(message, language), modelQuestion: null }
  const byTopic = answerByTopic(message, match, context)
  if (byTopic) return byTopic
  const prepared = answerRequest(message, context, 'withoutTopic')
  return prepared ? { answer: prepared, modelQuestion: null } : answerUncertain(message, match, context)
}
