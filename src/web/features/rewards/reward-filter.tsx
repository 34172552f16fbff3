import { useTranslations } from 'use-intl'
import type { Reward } from '#shared/rewards/contract.ts'
import { findCategoryFilter } from '#shared/rewards/rules.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { ChipMenu } from '#web/ui/chip-menu.tsx'

const views = ['all', 'redeemed'] as const
const kinds = ['gift', 'privilege', 'own'] as const

type RewardKind = (typeof kinds)[number]

export type RewardFilter = (typeof views)[number] | RewardKind

/** Returns whether a filter shows one kind of rewards. */
const isKind = (filter: RewardFilter): filter is RewardKind => kinds.some((kind) => kind === filter)

/** Returns whether a reward is among those of a filter. */
export const isShown = ({ category, isCustom }: Reward, filter: RewardFilter): boolean =>
  !isKind(filter) || (filter === 'own' ? isCustom : findCategoryFilter(category) === filter)

interface RewardFilterChipsProps {
  value: RewardFilter
  onChange: (value: RewardFilter) => void
  /** How many redemptions are not given yet. */
  promised: number
}

/** Renders what to show as one row: all, what was redeemed, and a menu of kinds. */
export function RewardFilterChips({ value, onChange, promised }: RewardFilterChipsProps) {
  const t = useTranslations('rewards')
  const kind = isKind(value) ? t(`filters.${value}`) : t('kind')
  return (
    <div data-reward-filter="" className="mb-2.5 flex flex-wrap justify-between gap-1.5 py-1">
      <ChipGroup
        label={t('filter')}
        value={value}
        onChange={onChange}
        className="gap-1.5!"
        chipClassName="py-1! max-sm:px-3.5!"
        options={views.map((view) => ({
          value: view,
          label: (
            <span className="grid text-left">
              {t(`filters.${view}`)}
              {/* Below the name, so that no phone needs a second row. */}
              {view === 'redeemed' && promised > 0 && (
                <span className="-mt-0.5 text-meta font-semibold tabular-nums">
                  {t('waiting', { count: promised })}
                </span>
              )}
            </span>
          ),
        }))}
      />
      {/* What was redeemed has no kinds; the menu keeps its place. */}
      <div className={value === 'redeemed' ? 'invisible' : undefined}>
        <ChipMenu
          label={isKind(value) ? t('kindName', { kind }) : kind}
          name={kind}
          isSet={isKind(value)}
          value={value}
          onChange={onChange}
          choices={kinds.map((each) => ({ value: each, label: t(`filters.${each}`) }))}
        />
      </div>
    </div>
  )
}

/** Moves the focus to the choice that is selected, which scrolls the row into view. */
export const focusChosenFilter = (): void =>
  document.querySelector<HTMLElement>('[data-reward-filter] [role=radio][aria-checked=true]')?.focus()
