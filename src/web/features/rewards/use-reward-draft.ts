import { filterOf, rewardCategories } from '#shared/rewards/rules.ts'
import { useDraft } from '#web/lib/draft.ts'
import { oneOf } from '#web/lib/one-of.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { useRewardWords } from './reward-words.ts'

/** A reward as it is being written: the given one, or a new one. */
export const useRewardDraft = (childId: string, reward: Reward | null) => {
  const words = useRewardWords()
  const initial = {
    title: reward ? words.title(reward) : '',
    description: reward ? words.description(reward) : '',
    category: (reward?.category ?? 'gift') as string,
    cost: reward ? String(reward.pointsCost) : '',
    imageUrl: reward?.imageUrl ?? '',
  }
  const [kept, change, clear] = useDraft(`reward.${reward?.id ?? childId}`, initial)
  const category = oneOf(rewardCategories, kept.category) ?? 'gift'
  return { initial, draft: { ...kept, category }, kind: filterOf(category), change, clear }
}

export type RewardDraft = ReturnType<typeof useRewardDraft>
