import { useRef, type ReactNode, type RefObject } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import type { IconName } from '#web/ui/icon-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LightBar } from '#web/ui/light-bar.tsx'
import { Light } from '#web/ui/light.tsx'
import { RewardMenu } from './reward-menu.tsx'
import { RewardPictureOrDrawing } from './reward-picture-or-drawing.tsx'
import { RewardTitleButton } from './reward-title-button.tsx'
import { useRewardTexts } from './use-reward-texts.ts'

/** What can be done with a reward; `onRedeem` takes its picture. */
export interface RewardActions {
  onOpen: () => void
  onRedeem: (cover: Element) => void
  onEdit: () => void
  onDelete: () => void
}

export interface RewardViewProps extends RewardActions {
  reward: Reward
  child: Child
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
 * Renders a reward with its price and a button to redeem it, or how far it is. Cards in a row have title, price and
 * button at the same heights.
 */
export function RewardCard(props: RewardViewProps) {
  const { reward, pictures, promised, isNew, onOpen } = props
  const t = useTranslations('rewards')
  const cover = useRef<HTMLDivElement>(null)
  return (
    <Card as="li" className="relative flex flex-col overflow-hidden p-0!" data-reward={reward.id}>
      <div ref={cover} className="relative">
        <RewardPictureOrDrawing reward={reward} pictures={pictures} />
        {promised > 0 ? (
          <CoverTag icon="check">{t('promised', { count: promised })}</CoverTag>
        ) : (
          isNew && <CoverTag icon="spark">{t('new')}</CoverTag>
        )}
        <span className="absolute right-2 -bottom-2.5 flex items-center gap-0.5 rounded-full bg-surface py-0.5 pr-2.5 pl-1 shadow-card">
          <Light size={22} part={1} ground="paper" />
          <Price points={reward.pointsCost} />
        </span>
      </div>
      <RewardMenu
        {...props}
        className="absolute! top-0 right-0 isolate z-1 text-text-2 before:absolute before:inset-2 before:-z-1 before:rounded-full before:bg-surface before:opacity-90 hover:bg-transparent!"
      />
      <div className="flex flex-1 flex-col gap-2 px-3 pt-3.5 pb-3">
        <h2 className="type-h3 min-h-[2lh] wrap-anywhere hyphens-auto">
          <RewardTitleButton reward={reward} onClick={onOpen} />
        </h2>
        <RedeemButtonOrMissingPoints {...props} cover={cover} />
      </div>
    </Card>
  )
}

/** Renders a price in honey: as a number, or with the word for points. */
export function Price({ points, hasUnit = false }: { points: number; hasUnit?: boolean }) {
  const t = useTranslations('rewards')
  const format = useFormatter()
  return (
    <span className="font-round text-[1.25rem]/6 font-semibold text-honey tabular-nums">
      {!hasUnit && <span aria-hidden="true">{format.number(points)}</span>}
      <span className={hasUnit ? undefined : 'sr-only'}>{t('cost', { points })}</span>
    </span>
  )
}

function CoverTag({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <span className="type-label absolute top-2 left-2 flex max-w-[calc(100%-3.75rem)] items-center gap-1 rounded-full bg-surface px-2.5 py-1 text-[0.8125rem]/5! text-honey shadow-card">
      <Icon name={icon} size={16} />
      {children}
    </span>
  )
}

/** Renders both at the same height, so that a card does not move what stands below it. */
function RedeemButtonOrMissingPoints(props: RewardViewProps & { cover: RefObject<Element | null> }) {
  const { reward, child, days, promised, isRedeeming, onRedeem, cover } = props
  const t = useTranslations('rewards')
  const common = useTranslations('common')
  const title = useRewardTexts().title(reward)
  const missing = reward.pointsCost - child.points
  return (
    <div className="mt-auto grid min-h-12 content-center">
      {missing > 0 ? (
        <>
          <LightBar have={child.points} need={reward.pointsCost} />
          <p className="mt-1 text-meta text-text-2 tabular-nums">
            <Facts
              facts={[
                <span key="missing" className="font-semibold text-text">
                  {common('missing', { points: missing })}
                </span>,
                days === null ? null : common('aboutDays', { days }),
              ]}
            />
          </p>
        </>
      ) : (
        <Button
          tone={promised > 0 ? 'soft' : 'glow'}
          className="z-1 px-2!"
          pending={isRedeeming}
          aria-label={t(promised > 0 ? 'againName' : 'redeemName', {
            title,
            name: child.name,
            points: reward.pointsCost,
          })}
          onClick={() => cover.current && onRedeem(cover.current)}
        >
          {t(promised > 0 ? 'again' : 'redeem')}
        </Button>
      )}
    </div>
  )
}
