import type { Topic } from '#server/assistant/content/topic-schema.ts'
import { suitsAge } from '#server/assistant/age-groups.ts'
import type { AnswerContext } from '#server/assistant/answer-context.ts'
import type { Answer } from '#server/assistant/answer.ts'
import { createExhaustedAnswer } from '#server/assistant/topic-answer.ts'
import { listPlanSteps, listUnseenTips } from '#server/assistant/topic-tips.ts'
import { createMoreTips, joinParts } from './more-tips.ts'

/** Returns the tips of a topic for another age or child; says so when it has none or when all were shown. */
export const createTipsForOther = (topic: Topic, context: AnswerContext, age: number | null): Answer => {
  const { child, format, messages } = context
  const { followUp } = messages
  const exhausted = createExhaustedAnswer(topic, context)
  if (age !== null && !suitsAge(topic.ages, child.ages))
    return { ...exhausted, text: format(followUp.notForAge, { age, topic: topic.name }) }
  const opening =
    age === null
      ? format(followUp.forChild, { topic: topic.name })
      : format(followUp.forAge, { age, topic: topic.name })
  if ([...listUnseenTips(topic, context), ...listPlanSteps(topic, context)].length === 0)
    return { ...exhausted, text: joinParts(opening, format(followUp.stillHolds, { topic: topic.name })) }
  return createMoreTips(topic, context, { opening, place: null })
}
