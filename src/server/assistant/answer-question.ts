import type { AnswerContext } from './answer-context.ts'
import { createTextAnswer, type BuiltInReply } from './answer.ts'
import type { Topics } from './content/load.ts'
import { createHealthAnswer, isNearHealth } from './health-answer.ts'
import { findTopicOrCandidates, type TopicOrCandidates } from './search/find-topic.ts'
import { answerRequest } from './small-talk/answer-request.ts'
import { createTopicAnswer } from './topic-answer.ts'
import { createTwoTopicsAnswer, listProblems, type Problem } from './two-topics-answer.ts'

const listTopicNames = (ids: readonly string[], topics: Topics): string[] =>
  ids.flatMap((id) => topics.get(id)?.name ?? [])

/**
 * Returns the topic to answer, and the one that is near; null where it is not known what the question is about. What a part of it is
 * surely about counts if the whole does not tell.
 */
const chooseTopic = (
  match: TopicOrCandidates,
  [problem]: readonly Problem[],
): { id: string; near: string | null } | null => {
  if (match.kind === 'topic') return match
  if (problem) return { id: problem.topic.id, near: match.kind === 'tie' ? match.ids[0] : null }
  if (match.kind === 'none') return match.guess === null ? null : { id: match.guess, near: null }
  return match.isAboutChildren ? { id: match.ids[0], near: match.ids[1] } : null
}

/**
 * Returns the answer to a question without regard to what was said before: of its topic, of what is prepared for it, or an honest one that
 * there is none.
 */
export const answerQuestion = (message: string, context: AnswerContext): BuiltInReply => {
  const { language, format, messages, topics } = context
  if (isNearHealth(message, language)) return { answer: createHealthAnswer(message, language), modelQuestion: null }
  const match = findTopicOrCandidates(message, language)
  const problems = listProblems(message, context)
  const chosen = chooseTopic(match, problems)
  const topic = topics.get(chosen?.id ?? '')
  if (chosen && topic) {
    const two = createTwoTopicsAnswer(message, problems, topic, context)
    const answer = two ?? createTopicAnswer(topic, context, { question: message, near: chosen.near })
    return { answer, modelQuestion: { topicId: chosen.id } }
  }
  const prepared = answerRequest(message, context, 'withoutTopic')
  if (prepared) return { answer: prepared, modelQuestion: null }
  if (match.kind === 'tie') {
    const [first = '', second = ''] = listTopicNames(match.ids, topics)
    const text = format(messages.whichTopic, { first, second })
    const answer = { ...createTextAnswer(text, [first, second]), context: {} }
    return { answer, modelQuestion: { topicId: match.ids[0] } }
  }
  const nearest = match.kind === 'none' ? listTopicNames(match.nearest, topics) : []
  const answer = { ...createTextAnswer(format(messages.noTopic, {}), nearest), context: {} }
  return { answer, modelQuestion: { topicId: null } }
}
