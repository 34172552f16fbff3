import type { ReactNode } from 'react'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { RewardCard } from './reward-card.tsx'
import { useDeleteReward } from './use-delete-reward.ts'
import { usePace } from './use-pace.ts'
import { useRedeem } from './use-redeem.ts'

interface RewardGridProps {
  label: string
  rewards: readonly Reward[]
  child: Child
  pictures: boolean
  onEdit: (reward: Reward) => void
  /** Shown if there are no rewards. */
  empty: ReactNode
}

/** Renders the rewards as cards. */
export function RewardGrid({ label, rewards, child, pictures, onEdit, empty }: RewardGridProps) {
  const daysTo = usePace(child)
  const redeem = useRedeem(child)
  const remove = useDeleteReward()
  if (rewards.length === 0) return empty
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] lg:grid-cols-4"
    >
      {rewards.map((reward) => (
        <RewardCard
          key={reward.id}
          reward={reward}
          child={child}
          pictures={pictures}
          days={daysTo(reward.pointsCost)}
          isRedeeming={redeem.pending?.reward.id === reward.id}
          onRedeem={(cover) => void redeem.send({ reward, cover })}
          onEdit={() => onEdit(reward)}
          onDelete={() => void remove.send(reward)}
        />
      ))}
    </ul>
  )
}
