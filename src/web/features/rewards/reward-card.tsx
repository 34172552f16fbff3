import { useRef, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LightBar } from '#web/ui/light-bar.tsx'
import { RedeemButton } from './redeem-button.tsx'
import { RewardMenu } from './reward-menu.tsx'
import { RewardPictureOrDrawing } from './reward-picture-or-drawing.tsx'
import { RewardTitleButton } from './reward-title-button.tsx'
import { useRewardTexts } from './use-reward-texts.ts'

/** What can be done with a reward; `onRedeem` takes its picture. */
export interface RewardActions {
  onOpen: () => void
  onRedeem: (cover: Element) => void
  onEdit: () => void
  /** Adds the same reward for another child. */
  onCopy: (to: Child) => void
  onDelete: () => void
  /** Shows what is promised. */
  onShowPromises: () => void
}

export interface RewardViewProps extends RewardActions {
  reward: Reward
  child: Child
  /** The other children of the family. */
  others: readonly Child[]
  pictures: boolean
  /** Days until the child can pay; null if unknown. */
  days: number | null
  /** How many redemptions of it are not given yet. */
  promised: number
  /** Whether it was added since the screen was opened. */
  isNew: boolean
  isRedeeming: boolean
}

/**
 * Renders a reward: its picture, its title with the price, and what can be done with it: redeem it, look at its promise, or see how far
 * it is. Each of the three is a row of the grid around it, so that cards side by side have them at the same heights.
 */
export function RewardCard(props: RewardViewProps) {
  const { reward, pictures, isNew, onOpen } = props
  const cover = useRef<HTMLDivElement>(null)
  return (
    <Card
      as="li"
      className="relative row-span-3 grid grid-cols-1 grid-rows-subgrid gap-y-0 overflow-hidden p-0!"
      data-item={reward.id}
      data-reward={reward.id}
    >
      <div ref={cover}>
        <RewardPictureOrDrawing reward={reward} pictures={pictures} className="aspect-40/23" />
      </div>
      {isNew && <NewMark />}
      <div className="px-2.5 py-2 sm:px-3">
        <h2 className="flex type-h3 leading-5.5! max-sm:text-[1rem]! wrap-anywhere hyphens-auto">
          <RewardTitleButton reward={reward} onClick={onOpen} />
        </h2>
      </div>
      <RewardMenu
        {...props}
        className="absolute! top-0.5 right-0.5 z-1 bg-surface/90 bg-clip-content p-1.5 -outline-offset-4 text-text-2 max-[23rem]:top-0 max-[23rem]:right-0 max-[23rem]:p-2"
      />
      {/* What can be redeemed and what cannot have one height, also once points are spent, and their prices one place. */}
      <div className="grid min-h-18.5 content-end px-2.5 pb-2.5 sm:px-3 sm:pb-3">
        <RedeemButtonOrState {...props} cover={cover} />
      </div>
    </Card>
  )
}

/** Renders "New" on the picture of a reward that was just added, which glows for a moment. */
export function NewMark({ className = 'top-2' }: { className?: string }) {
  const t = useTranslations('rewards')
  return (
    <>
      <span className="pointer-events-none absolute inset-0 animate-found rounded-[inherit] border-3 border-glow" />
      <span
        className={classNames(
          'type-label absolute left-2 rounded-full bg-surface px-2 text-[0.75rem]/5! text-honey',
          className,
        )}
      >
        {t('new')}
      </span>
    </>
  )
}

/** Renders a price in honey: in one line with the word for points, above it, or, beside other points, alone. */
export function Price({ points, form = 'line' }: { points: number; form?: 'line' | 'stacked' | 'alone' }) {
  const t = useTranslations('rewards')
  const format = useFormatter()
  if (form === 'line') return <span className={priceClasses}>{t('cost', { points })}</span>
  return (
    <>
      <span aria-hidden="true" className="grid">
        <span className={priceClasses}>{format.number(points)}</span>
        {form === 'stacked' && <span className="-mt-0.5 text-meta text-text-2">{t('unit', { points })}</span>}
      </span>
      <span className="sr-only">{t('cost', { points })}</span>
    </>
  )
}

const priceClasses = 'font-round text-[1.0625rem]/5.5 font-semibold whitespace-nowrap text-honey tabular-nums'

/** A promise comes first: it says more of the reward than the balance does. */
function RedeemButtonOrState(props: RewardViewProps & { cover: RefObject<Element | null> }) {
  const { reward, child, promised } = props
  const missing = reward.pointsCost - child.points
  if (promised > 0) return <PromiseButton {...props} className="z-1" />
  if (missing > 0) return <WayToReward {...props} missing={missing} />
  return (
    <PriceBeside points={reward.pointsCost} form="stacked">
      <RedeemButton {...props} tone="honey" className="flex-1 px-2!" />
    </PriceBeside>
  )
}

/** Renders a price, and beside it what can be done with the reward or how far it is. */
function PriceBeside({ children, ...price }: ComponentProps<typeof Price> & { children: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 sm:gap-x-3">
      <p className="shrink-0">
        <Price {...price} />
      </p>
      {children}
    </div>
  )
}

function WayToReward({ reward, child, days, missing }: RewardViewProps & { missing: number }) {
  const common = useTranslations('common')
  return (
    <div className="-space-y-1.5 tabular-nums">
      <LightBar have={child.points} need={reward.pointsCost} />
      <PriceBeside points={reward.pointsCost} form="alone">
        <p className="min-w-0 text-right">
          <span className="type-label block">{common('missingShort', { points: missing })}</span>
          {days !== null && <span className="block text-meta text-text-2">{common('aboutDays', { days })}</span>}
        </p>
      </PriceBeside>
    </div>
  )
}

type PromiseButtonProps = Pick<RewardViewProps, 'reward' | 'promised' | 'onShowPromises'> & { className?: string }

/** Renders "Promised", which leads to where it can be given or returned. */
export function PromiseButton({ reward, promised, onShowPromises, className }: PromiseButtonProps) {
  const t = useTranslations('rewards')
  const title = useRewardTexts().title(reward)
  return (
    <button
      type="button"
      aria-label={t('promisedName', { title, count: promised })}
      className={classNames(
        'press tap-child type-label flex items-center gap-1.5 rounded-field bg-honey-tint px-3 py-2 text-left text-honey max-[23rem]:gap-1 max-[23rem]:px-2',
        className,
      )}
      onClick={onShowPromises}
    >
      <Icon name="gift" size={18} className="shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">{t('promised', { count: promised })}</span>
      <Icon name="forward" size={18} className="-mr-1 shrink-0 max-[23rem]:hidden" />
    </button>
  )
}
