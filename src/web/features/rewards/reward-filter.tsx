import { useTranslations } from 'use-intl'
import type { Reward } from '#shared/rewards/contract.ts'
import { findCategoryFilter } from '#shared/rewards/rules.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'

// What is promised waits to be given, so that it stands where every window shows it.
const filters = ['all', 'redeemed', 'gift', 'privilege', 'own'] as const

export type RewardFilter = (typeof filters)[number]

/** Returns whether a reward is among those of a filter. */
export const isShown = ({ category, isCustom }: Reward, filter: RewardFilter): boolean =>
  filter === 'all' || (filter === 'own' ? isCustom : findCategoryFilter(category) === filter)

interface RewardFilterChipsProps {
  value: RewardFilter
  onChange: (value: RewardFilter) => void
  /** How many redemptions are not given yet. */
  promised: number
}

/** Renders what to show as one row of chips that scrolls. */
export function RewardFilterChips({ value, onChange, promised }: RewardFilterChipsProps) {
  const t = useTranslations('rewards')
  return (
    <ChipGroup
      label={t('filter')}
      value={value}
      onChange={onChange}
      className="relative max-lg:fade-sideways -mx-4 mb-2.5 flex-nowrap! gap-1.5! scroll-px-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-6 sm:px-6 lg:-mx-1 lg:px-1"
      chipClassName="max-sm:px-3!"
      options={filters.map((filter) => ({
        value: filter,
        label: (
          <>
            {t(`filters.${filter}`)}
            {filter === 'redeemed' && promised > 0 && <PromisedCount count={promised} />}
          </>
        ),
      }))}
    />
  )
}

function PromisedCount({ count }: { count: number }) {
  const t = useTranslations('rewards')
  return (
    <span className="-mr-1.5 grid h-6 min-w-6 place-items-center rounded-full bg-honey-tint px-1.5 text-small font-semibold text-honey tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('waiting', { count })}</span>
    </span>
  )
}
