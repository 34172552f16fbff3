import { chatShortcuts, type ChatShortcut } from '#shared/assistant/contract.ts'
import { createDailyTip } from './actions/daily-tip.ts'
import { createRecommendations } from './actions/recommendations.ts'
import { createRewardIdeas } from './actions/reward-ideas.ts'
import type { AnswerContext } from './answer-context.ts'
import type { Answer } from './answer.ts'
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
  return topic ? createTopicAnswer(topic, context) : null
}
