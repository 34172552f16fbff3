import { useTranslations } from 'use-intl'
import type { Reward } from '#shared/rewards/contract.ts'
import { RewardCard, type RewardViewProps } from './reward-card.tsx'

interface RewardGridProps {
  rewards: readonly Reward[]
  /** Returns the properties of a reward's card. */
  viewOf: (reward: Reward) => RewardViewProps
}

/** Renders rewards as cards. */
export function RewardGrid({ rewards, viewOf }: RewardGridProps) {
  const t = useTranslations('rewards')
  if (rewards.length === 0) return null
  return (
    <ul
      aria-label={t('title')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
    >
      {rewards.map((reward) => (
        <RewardCard key={reward.id} {...viewOf(reward)} />
      ))}
    </ul>
  )
}
