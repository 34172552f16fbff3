import type { ChatContext } from '#shared/assistant/context.ts'
import { chatShortcuts, type ChatShortcut } from '#shared/assistant/contract.ts'
import type { Locale } from '#shared/locale/locale.ts'
import { createDailyTip } from './actions/daily-tip.ts'
import { createRecommendations } from './actions/recommendations.ts'
import { createRewardIdeas } from './actions/reward-ideas.ts'
import type { AnswerContext } from './answer-context.ts'
import type { Answer } from './answer.ts'
import { findAskedByChip, findChipTarget } from './chip-targets.ts'
import { loadTopics } from './content/load.ts'
import { answerWaiting } from './several-problems-answer.ts'
import { createTopicAnswer } from './topic-answer.ts'

/** Returns whether a text is an action that the mascot or a chip asks for. */
export const isAction = (text: string): text is ChatShortcut => chatShortcuts.some((action) => action === text)

const answerByAction: Readonly<Record<ChatShortcut, (context: AnswerContext) => Answer>> = {
  tips: createDailyTip,
  rewards: createRewardIdeas,
  recommendations: createRecommendations,
}

/** Returns the answer of an action or a topic by its id, or null when there is none. */
export const answerActionOrTopic = (target: string, context: AnswerContext): Answer | null => {
  if (isAction(target)) return answerByAction[target](context)
  const topic = context.topics.get(target)
  return topic ? (answerWaiting(topic, context) ?? createTopicAnswer(topic, context)) : null
}

/** Creates an answer; null if there is none. */
export type CreateAnswer = (context: AnswerContext) => Answer | null

/** Returns what answers a chip with this label: an action, a topic, or what is asked about the topic of the conversation; null if there is none. */
export const findChipAnswer = (message: string, language: Locale, conversation: ChatContext): CreateAnswer | null => {
  const target = findChipTarget(message, language)
  if (target !== null) return (context) => answerActionOrTopic(target, context)
  const topic = loadTopics(language).get(conversation.topic ?? '')
  const asked = topic && findAskedByChip(message, topic)
  if (!topic || !asked) return null
  const hit = { ...asked, subjectId: topic.id, similarity: 1, position: topic.answers.indexOf(asked) }
  return (context) => createTopicAnswer(topic, context, { question: message, asked: hit })
}
