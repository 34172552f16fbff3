import { filterOf, rewardCategories, type RewardCategory } from '#shared/rewards/rules.ts'
import { useDraft } from '#web/lib/draft.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { useRewardWords } from './reward-words.ts'

const isCategory = (text: string): text is RewardCategory => rewardCategories.some((category) => category === text)

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
  const category: RewardCategory = isCategory(kept.category) ? kept.category : 'gift'
  return { initial, draft: { ...kept, category }, kind: filterOf(category), change, clear }
}

export type RewardDraft = ReturnType<typeof useRewardDraft>

/** The number that was typed; what is no number stays none, so that the schema can say so. */
export const costOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim()))
