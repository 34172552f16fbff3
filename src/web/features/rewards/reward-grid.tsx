import { useTranslations } from 'use-intl'
import type { Reward } from '#shared/rewards/contract.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PromisedReward, RewardCard, type RewardViewProps } from './reward-card.tsx'

interface RewardGridProps {
  rewards: readonly Reward[]
  /** Returns the properties of a reward's card. */
  viewOf: (reward: Reward) => RewardViewProps
  /** Those that were promised when the screen was opened. */
  promisedIds: ReadonlySet<string | null>
  onAdd: () => void
}

/** Renders rewards as cards, and below them those that are promised as rows, which are no offers. */
export function RewardGrid({ rewards, viewOf, promisedIds, onAdd }: RewardGridProps) {
  const t = useTranslations('rewards')
  if (rewards.length === 0) return null
  const views = rewards.map(viewOf)
  const isRow = ({ reward, promised, isNew }: RewardViewProps) => promised > 0 && !isNew && promisedIds.has(reward.id)
  return (
    <ul
      aria-label={t('title')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]"
    >
      {views
        .filter((view) => !isRow(view))
        .map((view) => (
          <RewardCard key={view.reward.id} {...view} />
        ))}
      {/* On a phone it takes the place beside the last card of an odd number. */}
      <li className="row-span-4 hidden max-sm:even:grid">
        <button
          type="button"
          className="press grid place-content-center justify-items-center gap-2 rounded-card border-2 border-dashed border-line p-3 text-text-2"
          onClick={onAdd}
        >
          <Icon name="plus" size={28} />
          <span className="type-label">{t('addOwn')}</span>
        </button>
      </li>
      {views.filter(isRow).map((view) => (
        <PromisedReward key={view.reward.id} {...view} />
      ))}
    </ul>
  )
}
