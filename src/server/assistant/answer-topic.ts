import type { AnswerContext } from './answer-context.ts'
import { createTextAnswer, type Answer } from './answer.ts'
import { createComfort, createWordOfPatience } from './comfort.ts'
import type { Topic } from './content/topic-schema.ts'
import { isOnlyFeeling } from './parent-feelings.ts'
import { parentTopic } from './sends-for-help.ts'
import { findLikelyAnswer } from './search/asked-search.ts'
import { createSeveralProblemsAnswer } from './several-problems-answer.ts'
import { createTopicAnswer } from './topic-answer.ts'
import { createTwoTopicsAnswer, type Problem } from './two-topics-answer.ts'

/** What a message is about. */
export interface TopicParts {
  topic: Topic | undefined
  near: string | null
  /** Whether the topic is likely enough to say more about it beside such an answer. */
  isSure: boolean
  problems: readonly Problem[]
  several: readonly Problem[]
  /** The answer to what the message asks whatever it is about. */
  general: string | null
}

/** An answer, and the id of the topic that it is about; null where it is about none. */
interface TopicAnswer {
  answer: Answer
  topicId: string | null
}

/** From which similarity on a direct answer stands beside what is said in general. */
const besideGeneral = 0.5

/** Returns the answer to a message that asks what may be asked about every topic: that, and what to do about the topic or the first of several problems. */
const answerInGeneral = (
  message: string,
  { topic, near, isSure, several: [first, ...others] }: TopicParts,
  general: string,
  context: AnswerContext,
): TopicAnswer => {
  if (first)
    return {
      answer: createSeveralProblemsAnswer(message, [first, ...others], context, general),
      topicId: first.topic.id,
    }
  if (!topic || !isSure) {
    const chips = topic ? [topic.name] : []
    return { answer: { ...createTextAnswer(general, chips), context: {} }, topicId: topic?.id ?? null }
  }
  const direct = findLikelyAnswer(message, topic.id, context.language)
  const asked = direct && direct.similarity >= besideGeneral ? direct : null
  const answer = createTopicAnswer(topic, context, { question: message, near, lead: general, asked })
  return { answer, topicId: topic.id }
}

/** Returns the answer to a message about a topic, or about several problems. */
export const answerTopic = (message: string, parts: TopicParts, context: AnswerContext): TopicAnswer | null => {
  const { topic, near, problems, several, general } = parts
  if (general !== null) return answerInGeneral(message, parts, general, context)
  const comfort = createComfort(message, context)
  const two = topic ? createTwoTopicsAnswer(message, problems, topic, context) : null
  const [first, ...others] = several
  // Two problems have room side by side, unless there is something to say first.
  if (first && (others.length > 1 || two === null || comfort !== null))
    return { answer: createSeveralProblemsAnswer(message, [first, ...others], context), topicId: first.topic.id }
  if (!topic) return null
  const kind = comfort ?? (topic.id === parentTopic ? null : createWordOfPatience(message, context))
  const lead = isOnlyFeeling(message) ? null : kind
  const one = () => createTopicAnswer(topic, context, { question: message, near, lead })
  return { answer: two ?? one(), topicId: topic.id }
}
