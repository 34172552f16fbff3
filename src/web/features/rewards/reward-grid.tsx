import { useCallback, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Reward } from '#shared/rewards/contract.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useFadeMovedItems } from '#web/ui/use-fade-moved-items.ts'
import { PromisedRewards } from './promised-rewards.tsx'
import { RewardCard, type RewardViewProps } from './reward-card.tsx'

interface RewardGridProps {
  rewards: readonly Reward[]
  /** Returns the properties of a reward's card. */
  viewOf: (reward: Reward) => RewardViewProps
  /** The ids of the rewards that were promised when the screen was opened. */
  promisedIds: ReadonlySet<string | null>
  onAdd: () => void
}

/** Two columns on a phone, and more, of at least 11 rem, where three fit; one where the text is very large. */
const columns = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,clamp(8.5rem,49%-0.375rem,11rem)),1fr))] gap-3'

/** Returns a ref for a grid, and how many columns it has; 1 at first. */
const useColumnCount = () => {
  const [count, setCount] = useState(1)
  const ref = useCallback((grid: HTMLElement | null) => {
    if (!grid) return undefined
    const measure = () => setCount(getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(grid)
    return () => observer.disconnect()
  }, [])
  return [ref, count] as const
}

/** Renders rewards as cards, and below them those that are promised, which are no offers. */
export function RewardGrid({ rewards, viewOf, promisedIds, onAdd }: RewardGridProps) {
  const t = useTranslations('rewards')
  const list = useFadeMovedItems<HTMLDivElement>()
  const [grid, columnCount] = useColumnCount()
  if (rewards.length === 0) return null
  const views = rewards.map(viewOf)
  const isRow = ({ reward, promised, isNew }: RewardViewProps) => promised > 0 && !isNew && promisedIds.has(reward.id)
  const cards = views.filter((view) => !isRow(view))
  // The ids are those of the newest promises first.
  const order = [...promisedIds]
  const rows = views
    .filter(isRow)
    .toSorted((one, other) => order.indexOf(one.reward.id) - order.indexOf(other.reward.id))
  return (
    <div ref={list} className="@container grid grid-cols-1 gap-3 [overflow-anchor:none]">
      {cards.length > 0 && (
        <ul ref={grid} aria-label={t('title')} className={columns}>
          {cards.map((view) => (
            <RewardCard key={view.reward.id} {...view} />
          ))}
          {/* It fills up the last row, and starts none. */}
          {cards.length % columnCount > 0 && (
            <li data-item="add" className="row-span-3 grid">
              <button
                type="button"
                className="press grid place-content-center justify-items-center gap-2 rounded-card border-2 border-dashed border-line p-3 text-text-2"
                onClick={onAdd}
              >
                <Icon name="plus" size={28} />
                <span className="type-label">{t('addOwn')}</span>
              </button>
            </li>
          )}
        </ul>
      )}
      {rows.length > 0 && <PromisedRewards views={rows} hasMore={cards.some(({ promised }) => promised > 0)} />}
    </div>
  )
}
