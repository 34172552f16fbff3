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

/** Two columns on a phone, and more, of at least 11 rem, where three fit; one where the text is very large. */
const columns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,clamp(8.5rem,49%-0.375rem,11rem)),1fr))] gap-3'

/** Hides the last item of the columns where it would start a row of its own: for each number of columns, the widths that have it. */
const hiddenInOwnRow =
  '@max-[17.75rem]:hidden @min-[17.75rem]:@max-[34.5rem]:nth-[2n+1]:hidden @min-[34.5rem]:@max-[46.25rem]:nth-[3n+1]:hidden @min-[46.25rem]:@max-[58rem]:nth-[4n+1]:hidden @min-[58rem]:@max-[69.75rem]:nth-[5n+1]:hidden @min-[69.75rem]:nth-[6n+1]:hidden'

/** Renders rewards as cards, and below them those that are promised as rows, which are no offers. */
export function RewardGrid({ rewards, viewOf, promisedIds, onAdd }: RewardGridProps) {
  const t = useTranslations('rewards')
  if (rewards.length === 0) return null
  const views = rewards.map(viewOf)
  const isRow = ({ reward, promised, isNew }: RewardViewProps) => promised > 0 && !isNew && promisedIds.has(reward.id)
  const cards = views.filter((view) => !isRow(view))
  const rows = views.filter(isRow)
  return (
    <div className="@container grid grid-cols-1 gap-3">
      {cards.length > 0 && (
        <ul aria-label={t('title')} className={columns}>
          {cards.map((view) => (
            <RewardCard key={view.reward.id} {...view} />
          ))}
          <li className={`row-span-4 grid ${hiddenInOwnRow}`}>
            <button
              type="button"
              className="press grid place-content-center justify-items-center gap-2 rounded-card border-2 border-dashed border-line p-3 text-text-2"
              onClick={onAdd}
            >
              <Icon name="plus" size={28} />
              <span className="type-label">{t('addOwn')}</span>
            </button>
          </li>
        </ul>
      )}
      {rows.length > 0 && (
        <ul
          aria-label={t('promised', { count: 1 })}
          className="grid auto-rows-fr grid-cols-1 gap-3 @min-[36rem]:grid-cols-2"
        >
          {rows.map((view) => (
            <PromisedReward key={view.reward.id} {...view} />
          ))}
        </ul>
      )}
    </div>
  )
}
