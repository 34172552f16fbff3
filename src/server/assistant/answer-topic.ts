import type { AnswerContext } from './answer-context.ts'
import type { Answer } from './answer.ts'
import { createComfort, createWordOfPatience } from './comfort.ts'
import type { Topic } from './content/topic-schema.ts'
import { isOnlyFeeling } from './parent-feelings.ts'
import { parentTopic } from './sends-for-help.ts'
import { createSeveralProblemsAnswer } from './several-problems-answer.ts'
import { createTopicAnswer } from './topic-answer.ts'
import { createTwoTopicsAnswer, type Problem } from './two-topics-answer.ts'

/** What a message is about. */
export interface TopicParts {
  topic: Topic | undefined
  near: string | null
  problems: readonly Problem[]
  several: readonly Problem[]
}

/** An answer, and the id of the topic that it is about. */
interface TopicAnswer {
  answer: Answer
  topicId: string
}

/** Returns the answer to a message about a topic, or about several problems. */
export const answerTopic = (message: string, parts: TopicParts, context: AnswerContext): TopicAnswer | null => {
  const { topic, near, problems, several } = parts
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
