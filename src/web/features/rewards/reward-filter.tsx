import { memo, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Reward } from '#shared/rewards/contract.ts'
import { findCategoryFilter } from '#shared/rewards/rules.ts'
import { ChipButton, chipClasses } from '#web/ui/chip.tsx'
import { ChoiceMenu } from '#web/ui/choice-menu.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useAnyOverlayOpen } from '#web/ui/use-any-overlay-open.ts'

const kinds = ['gift', 'privilege', 'own'] as const

type RewardKind = (typeof kinds)[number]

export type ShownKind = 'all' | RewardKind

export type RewardFilter = 'redeemed' | ShownKind

/** Returns whether a filter shows one kind of rewards. */
const isKind = (filter: RewardFilter): filter is RewardKind => kinds.some((kind) => kind === filter)

/** Returns whether a reward is among those of a filter. */
export const isShown = ({ category, isCustom }: Reward, filter: RewardFilter): boolean =>
  !isKind(filter) || (filter === 'own' ? isCustom : findCategoryFilter(category) === filter)

interface RewardFiltersProps {
  value: ShownKind
  onChange: (value: ShownKind) => void
  onPromises: () => void
  /** How many redemptions are not given yet; null while that is loading. */
  promised: number | null
  /** Whether there is room for the word of the menu. */
  hasWords: boolean
}

/** Renders what to show: a chip that leads to what was redeemed, and a menu of kinds. Not again with every tap on a reward. */
export const RewardFilters = memo(function RewardFilters(props: RewardFiltersProps) {
  return (
    <div className={classNames('flex flex-wrap gap-2 py-0.5', props.promised === null && 'invisible')}>
      <PromisesChip key={String(props.promised === null)} {...props} promised={props.promised ?? 0} />
      <KindMenu {...props} />
    </div>
  )
})

/** Renders the way to what was redeemed; it is quiet while nothing is to give, and as wide. It glows once there is more to give. */
function PromisesChip({ onPromises, promised }: RewardFiltersProps & { promised: number }) {
  const t = useTranslations('rewards')
  const [fewest, setFewest] = useState(promised)
  if (promised < fewest) setFewest(promised)
  // The scene of a redemption covers it at first.
  const isCovered = useAnyOverlayOpen()
  return (
    <ChipButton
      data-promises-chip=""
      tone={promised > 0 ? 'honey' : 'plain'}
      className={classNames(
        'relative py-1! px-3!',
        promised > 0 ? 'border-honey/35!' : 'border-transparent! bg-transparent! text-text-2!',
      )}
      onClick={onPromises}
    >
      {promised > fewest && !isCovered && (
        // Without motion it stands there.
        <span
          key={promised}
          aria-hidden="true"
          data-glow=""
          onAnimationEnd={() => setFewest(promised)}
          className="pointer-events-none absolute -inset-0.5 animate-reached rounded-full border-3 border-glow less-motion:animate-none"
        />
      )}
      <span aria-hidden={promised > 0}>{t('filters.redeemed')}</span>
      {promised > 0 ? (
        <PromisesCount value={promised} className="-mr-1 bg-glow! text-on-glow!" />
      ) : (
        <span className="-mr-1 grid min-w-6 place-items-center">
          <Icon name="forward" size={16} />
        </span>
      )}
      {promised > 0 && <span className="sr-only">{t('waiting', { count: promised })}</span>}
    </ChipButton>
  )
}

/** Renders the menu of kinds: the one that is chosen, or, where there is no room for words, an icon with a mark. */
function KindMenu({ value, onChange, hasWords }: RewardFiltersProps) {
  const t = useTranslations('rewards')
  const isSet = isKind(value)
  const kind = isSet ? t(`filters.${value}`) : t('kind')
  return (
    <ChoiceMenu<ShownKind>
      value={value}
      onChange={onChange}
      choices={(['all', ...kinds] as const).map((each) => ({ value: each, label: t(`filters.${each}`) }))}
      trigger={
        <button
          type="button"
          aria-label={isSet ? t('kindName', { kind }) : kind}
          className={chipClasses(isSet, hasWords ? 'pr-3!' : 'relative w-12 p-0!')}
        >
          {hasWords ? kind : <Icon name="filter" size={22} />}
          {hasWords && <Icon name="down" size={18} />}
          {isSet && !hasWords && (
            <span className="absolute -top-0.5 -right-0.5 size-3.5 rounded-full border-2 border-bg bg-glow" />
          )}
        </button>
      }
    />
  )
}

/** Renders how many redemptions wait to be given, in the colour of promises; the words beside it say so. */
export function PromisesCount({ value, className }: { value: number; className?: string }) {
  const format = useFormatter()
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'min-w-6 rounded-full bg-honey-tint px-1.5 text-center text-small/6 font-semibold text-honey tabular-nums',
        className,
      )}
    >
      {format.number(value)}
    </span>
  )
}

/** Moves the focus to the chip of promises. */
export const focusPromisesChip = (): void => document.querySelector<HTMLElement>('[data-promises-chip]')?.focus()

/** Moves the focus to the way back from what was redeemed: the next thing after it is the first promise. */
export const focusPromisesBack = (): void => document.querySelector<HTMLElement>('[data-promises-back]')?.focus()
