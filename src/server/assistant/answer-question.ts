import type { Locale } from '#shared/locale/locale.ts'
import type { AnswerContext } from './answer-context.ts'
import { createTextAnswer, type Answer, type BuiltInReply } from './answer.ts'
import type { Topics } from './content/load.ts'
import type { Topic } from './content/topic-schema.ts'
import { createComfort } from './comfort.ts'
import { createHealthAnswer, isNearHealth } from './health-answer.ts'
import { preferAnswered } from './search/answered-topic.ts'
import { findLikelyAnswer } from './search/asked-search.ts'
import { findTopicOrCandidates, type TopicOrCandidates } from './search/find-topic.ts'
import { answerRequest, isPrepared } from './small-talk/answer-request.ts'
import { isOnlyFeeling, tellsOfFeeling } from './parent-feelings.ts'
import { parentTopic } from './sends-for-help.ts'
import { findSeveralProblems } from './several-problems.ts'
import { findShortlyTold } from './shortly-told.ts'
import { createSeveralProblemsAnswer } from './several-problems-answer.ts'
import { createTopicAnswer } from './topic-answer.ts'
import { createTwoTopicsAnswer, isListed, listProblems, type Problem } from './two-topics-answer.ts'

const listTopicNames = (ids: readonly string[], topics: Topics): string[] =>
  ids.flatMap((id) => topics.get(id)?.name ?? [])

const preferAnsweredTopic = (message: string, { id, near }: { id: string; near: string | null }, language: Locale) => {
  const answered = preferAnswered(message, id, language)
  return answered === id ? { id, near } : { id: answered, near: id }
}

/**
 * Returns the topic to answer, and the one that is near; null where it is not known what the question is about. What a part of it is
 * surely about counts if the whole does not tell.
 */
const chooseTopic = (
  message: string,
  match: TopicOrCandidates,
  { problems: [problem], told, language }: { problems: readonly Problem[]; told: string | null; language: Locale },
): { id: string; near: string | null } | null => {
  if (match.kind === 'topic') return preferAnsweredTopic(message, match, language)
  if (told !== null) return { id: told, near: null }
  if (problem) return { id: problem.topic.id, near: match.kind === 'tie' ? match.ids[0] : null }
  if (match.kind === 'none') return match.guess === null ? null : { id: match.guess, near: null }
  return match.isAboutChildren ? { id: match.ids[0], near: match.ids[1] } : null
}

/** From which similarity on a direct answer to a whole message says more than what its parts are about. */
const surelyAnswered = 0.45

const isSurelyAnswered = (message: string, { id }: Topic, { language }: AnswerContext): boolean => {
  const { similarity } = findLikelyAnswer(message, id, language) ?? { similarity: 0 }
  return similarity >= surelyAnswered && !isListed(message)
}

/** Returns the answer to a message about a topic, or about several problems. */
const answerTopic = (
  message: string,
  { topic, near, problems }: { topic: Topic | undefined; near: string | null; problems: readonly Problem[] },
  context: AnswerContext,
): { answer: Answer; topicId: string } | null => {
  const several = findSeveralProblems(message, context)
  const comfort = createComfort(message, context)
  const isAnswered = topic !== undefined && isSurelyAnswered(message, topic, context)
  const two = topic && !isAnswered ? createTwoTopicsAnswer(message, problems, topic, context) : null
  const [first, ...others] = several
  // Two problems have room side by side, unless there is something to say first.
  if (first && (others.length > 1 || two === null || comfort !== null))
    return { answer: createSeveralProblemsAnswer(message, [first, ...others], context), topicId: first.topic.id }
  if (!topic) return null
  const lead = isOnlyFeeling(message) ? null : comfort
  const one = () => createTopicAnswer(topic, context, { question: message, near, lead })
  return { answer: two ?? one(), topicId: topic.id }
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

/**
 * Returns the answer to a question without regard to what was said before: of its topic, of what is prepared for it, or an honest one that
 * there is none.
 */
export const answerQuestion = (message: string, context: AnswerContext): BuiltInReply => {
  const { language, topics } = context
  if (isNearHealth(message, language)) return { answer: createHealthAnswer(message, language), modelQuestion: null }
  const match = findTopicOrCandidates(message, language)
  const problems = listProblems(message, context)
  // What a parent did and feels bad about is about the parent, if about nothing else.
  const chosen =
    chooseTopic(message, match, { problems, told: findShortlyTold(message)?.topicId ?? null, language }) ??
    (tellsOfFeeling(message) && !isPrepared(message) ? { id: parentTopic, near: null } : null)
  const about = { topic: topics.get(chosen?.id ?? ''), near: chosen?.near ?? null, problems }
  const found = answerTopic(message, about, context)
  if (found) return { answer: found.answer, modelQuestion: { topicId: found.topicId } }
  const prepared = answerRequest(message, context, 'withoutTopic')
  return prepared ? { answer: prepared, modelQuestion: null } : answerUncertain(message, match, context)
}
