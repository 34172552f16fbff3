import { memo } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Reward } from '#shared/rewards/contract.ts'
import { findCategoryFilter } from '#shared/rewards/rules.ts'
import { ChipGroup } from '#web/ui/chip-group.tsx'
import { ChipMenu } from '#web/ui/chip-menu.tsx'
import { classNames } from '#web/ui/class-names.ts'

const kinds = ['gift', 'privilege', 'own'] as const

type RewardKind = (typeof kinds)[number]

export type RewardFilter = 'all' | 'redeemed' | RewardKind

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

/** Renders what to show as one row: all, what was redeemed, and a menu of kinds. Not again with every tap on a reward. */
export const RewardFilterChips = memo(function RewardFilterChips({
  value,
  onChange,
  promised,
}: RewardFilterChipsProps) {
  const t = useTranslations('rewards')
  const kind = isKind(value) ? t(`filters.${value}`) : t('kind')
  return (
    <div data-reward-filter="" className="mb-2.5 flex flex-wrap justify-between gap-1.5 py-1">
      <ChipGroup
        label={t('filter')}
        value={value}
        onChange={onChange}
        className="gap-1.5!"
        chipClassName="py-1! max-sm:px-3.5! max-[23rem]:px-2.5!"
        options={[
          { value: 'all', label: t('filters.all') },
          {
            value: 'redeemed',
            ...(promised > 0 && { name: t('waiting', { count: promised }) }),
            label: (
              <>
                {t('filters.redeemed')}
                {promised > 0 && <Count value={promised} />}
              </>
            ),
          },
        ]}
      />
      {/* What was redeemed has no kinds; the menu keeps its place. */}
      <div className={classNames('max-[23rem]:*:px-2.5!', value === 'redeemed' && 'invisible')}>
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
})

/** Renders how many redemptions wait to be given, in the colour of promises; the name of the chip says it. */
function Count({ value }: { value: number }) {
  const format = useFormatter()
  return (
    <span
      aria-hidden="true"
      className="-mr-1 min-w-6 rounded-full bg-honey-tint px-1.5 text-small/6 font-semibold text-honey tabular-nums"
    >
      {format.number(value)}
    </span>
  )
}

/** Moves the focus to the choice that is selected, which scrolls the row into view. */
export const focusChosenFilter = (): void =>
  document.querySelector<HTMLElement>('[data-reward-filter] [role=radio][aria-checked=true]')?.focus()
