import type { ChatContext } from '#shared/assistant/context.ts'
import { toDayNumber } from '#shared/time/day.ts'
import type { AnswerContext } from './answer-context.ts'
import { pickForDay, type Answer } from './answer.ts'
import { createComfort } from './comfort.ts'
import type { Topic } from './content/topic-schema.ts'
import { chooseTips, createTopicAnswer } from './topic-answer.ts'
import { listUnseenTips } from './topic-tips.ts'
import type { Problem } from './two-topics-answer.ts'

const limits = { waiting: 3, tips: 3 }

type Waiting = NonNullable<ChatContext['waiting']>

const toNames = (waiting: Waiting, { topics }: AnswerContext): string[] =>
  waiting.flatMap(({ topic }) => topics.get(topic)?.name ?? [])

/**
 * Returns the answer to a message about several problems: that it is a lot, and what to do about the first one. Each of the others is a
 * chip, and the tips that fit what the message says of it are kept until its turn.
 */
export const createSeveralProblemsAnswer = (
  message: string,
  [first, ...others]: readonly [Problem, ...Problem[]],
  context: AnswerContext,
): Answer => {
  const { child, format, messages } = context
  const { lot, oneFirst } = messages.overwhelm
  const warm = createComfort(message, context) ?? pickForDay(lot, toDayNumber(child.today))
  const lead = format(oneFirst, { warm, topic: first.topic.name })
  const answer = createTopicAnswer(first.topic, context, { question: first.clause, lead, asked: null })
  const waiting = others.slice(0, limits.waiting).map(({ topic, clause }) => ({
    topic: topic.id,
    tips: chooseTips(topic, context, limits.tips, clause).map(({ position }) => position),
  }))
  return { ...answer, followUps: toNames(waiting, context), context: { ...answer.context, waiting } }
}

/** Returns the answer about a topic that has waited for its turn, with the other ones as its first chips; null if it has not. */
export const answerWaiting = (topic: Topic, context: AnswerContext): Answer | null => {
  const { waiting = [] } = context.conversation
  const own = waiting.find((one) => one.topic === topic.id)
  if (!own) return null
  const unseen = listUnseenTips(topic, context)
  const tips = own.tips.flatMap((position) => unseen.filter((tip) => tip.position === position))
  const answer = createTopicAnswer(topic, context, { tips })
  const others = waiting.filter((one) => one !== own)
  const followUps = [...new Set([...toNames(others, context), ...answer.followUps])].slice(0, answer.followUps.length)
  return { ...answer, followUps, context: { ...answer.context, waiting: others } }
}
