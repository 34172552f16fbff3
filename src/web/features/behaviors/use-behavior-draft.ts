import { behaviorPoints } from '#shared/behaviors/rules.ts'
import { useDraft } from '#web/lib/draft.ts'
import { oneOf } from '#web/lib/one-of.ts'

const types = ['reward', 'punishment'] as const

export type BehaviorType = (typeof types)[number]

const usual: Record<BehaviorType, string> = {
  reward: String(behaviorPoints.awardDefault),
  punishment: String(behaviorPoints.deductDefault),
}

const untouched = 'usual'

/** What is being written down about a child, as typed. Type and points are those of the opened sheet until they are touched. */
export const useBehaviorDraft = (childId: string, opened: BehaviorType) => {
  const initial = { type: '', title: '', description: '', points: untouched }
  const [kept, change, clear] = useDraft(`behavior.${childId}`, initial)
  const type = oneOf(types, kept.type) ?? opened
  const points = kept.points === untouched ? usual[type] : kept.points
  return { draft: { ...kept, type, points }, change, clear }
}

export type BehaviorDraft = ReturnType<typeof useBehaviorDraft>
