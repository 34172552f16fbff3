import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { findCategoryFilter } from '#shared/rewards/rules.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { RewardCard } from './reward-card.tsx'
import { useDeleteReward, useRedeemReward } from './reward-commands.ts'
import { useDaysToAfford } from './use-days-to-afford.ts'

const filters = ['all', 'gift', 'privilege'] as const

interface RewardGridProps {
  rewards: readonly Reward[]
  child: Child
  pictures: boolean
  onEdit: (reward: Reward) => void
}

/** Renders the rewards as cards, with a filter by kind. */
export function RewardGrid({ rewards, child, pictures, onEdit }: RewardGridProps) {
  const t = useTranslations('rewards')
  const [filter, setFilter] = useState<(typeof filters)[number]>('all')
  const daysTo = useDaysToAfford(child)
  const redeem = useRedeemReward(child)
  const remove = useDeleteReward()
  const shown = rewards.filter(({ category }) => filter === 'all' || findCategoryFilter(category) === filter)
  return (
    <>
      <ChipGroup
        label={t('filter')}
        value={filter}
        onChange={setFilter}
        className="mb-3.5"
        options={filters.map((value) => ({ value, label: t(value) }))}
      />
      {shown.length === 0 && <p className="py-8 text-center text-text-2">{t('emptyFilter')}</p>}
      {shown.length > 0 && (
        <ul
          aria-label={t('title')}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] lg:grid-cols-4"
        >
          {shown.map((reward) => (
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
      )}
    </>
  )
}
