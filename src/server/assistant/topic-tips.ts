import { suitsAge } from './age-groups.ts'
import type { AnswerContext } from './answer-context.ts'
import type { Topic } from './content/topic-schema.ts'
import { listShownTips } from './follow-up/conversation.ts'

/** A tip with its position in the topic. */
export interface PlacedTip {
  position: number
  text: string
}

/** Returns the tips for the child's age that the conversation has not shown yet. */
export const listUnseenTips = ({ id, tips }: Topic, { child, conversation }: AnswerContext): PlacedTip[] => {
  const shown = new Set(listShownTips(conversation, id))
  return tips.flatMap(({ text, ages }, position) =>
    suitsAge(ages, child.ages) && !shown.has(position) ? [{ position, text }] : [],
  )
}

/** Returns a tip of a topic, or a step of its plan: their positions follow those of the tips. */
export const findTip = ({ tips, plan }: Topic, position: number): string | undefined =>
  [...tips, ...plan.slice(1)][position]?.text

/** Returns the steps of a topic's plan that suit the child and that the conversation has not shown yet. */
export const listPlanSteps = ({ id, tips, plan }: Topic, { child, conversation }: AnswerContext): PlacedTip[] => {
  const shown = new Set(listShownTips(conversation, id))
  return plan.slice(1).flatMap(({ text, ages }, n) => {
    const position = tips.length + n
    return suitsAge(ages, child.ages) && !shown.has(position) ? [{ position, text }] : []
  })
}
