import { clampAges, suitsAge } from './age-groups.ts'
import type { AnswerContext } from './answer-context.ts'
import type { Topic } from './content/topic-schema.ts'
import { listShownTips } from './follow-up/conversation.ts'

/** A tip with its position in the topic. */
export interface PlacedTip {
  position: number
  text: string
}

/** Returns the tips for the child's age, or for the nearest one that the topic is for, that the conversation has not shown yet. */
export const listUnseenTips = (
  { id, tips, ages: ofTopic }: Topic,
  { child, conversation }: AnswerContext,
): PlacedTip[] => {
  const shown = new Set(listShownTips(conversation, id))
  const childAges = clampAges(child.ages, ofTopic)
  return tips.flatMap(({ text, ages }, position) =>
    suitsAge(ages, childAges) && !shown.has(position) ? [{ position, text }] : [],
  )
}

/** Returns a tip of a topic, or a step of its plan: their positions follow those of the tips. */
export const findTip = ({ tips, plan }: Topic, position: number): string | undefined =>
  [...tips, ...plan.slice(1)][position]?.text

/** Returns the steps of a topic's plan that suit the child and that the conversation has not shown yet. */
export const listPlanSteps = (
  { id, tips, plan, ages: ofTopic }: Topic,
  { child, conversation }: AnswerContext,
): PlacedTip[] => {
  const shown = new Set(listShownTips(conversation, id))
  const childAges = clampAges(child.ages, ofTopic)
  return plan.slice(1).flatMap(({ text, ages }, n) => {
    const position = tips.length + n
    return suitsAge(ages, childAges) && !shown.has(position) ? [{ position, text }] : []
  })
}
