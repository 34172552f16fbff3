import { useId, useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { LightRow } from '#web/ledger/light-row.tsx'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { pointsPerLight } from '#web/ui/compute-jar-lights.ts'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import { NewMark, type RewardViewProps } from './reward-card.tsx'
import { RewardMenu } from './reward-menu.tsx'
import { RewardPictureOrDrawing } from './reward-picture-or-drawing.tsx'
import { RewardTitleButton } from './reward-title-button.tsx'
import { useRewardTexts } from './use-reward-texts.ts'

/** Renders the reward that is reached next, on the night panel. */
export function NextReward(props: RewardViewProps) {
  const { reward, child, pictures, isNew, onOpen } = props
  const t = useTranslations('rewards')
  const labelId = useId()
  const cover = useRef<HTMLDivElement>(null)
  const lightPx = reward.pointsCost > 10 * pointsPerLight ? 27 : 32
  return (
    <Card
      as="section"
      kind="night"
      aria-labelledby={labelId}
      className="@container mb-3 py-3.5! rounded-[1.5rem]!"
      data-reward={reward.id}
    >
      <div ref={keepLargestHeight} className="grid grid-cols-1 items-center gap-x-5 gap-y-2 @min-[36rem]:grid-cols-2">
        <div className="flex items-center gap-3">
          <div ref={cover} className="shrink-0 overflow-hidden rounded-[1.125rem]">
            <RewardPictureOrDrawing reward={reward} pictures={pictures} className="h-24 w-22! @min-[50rem]:w-36!" />
          </div>
          <div className="grid min-h-24 min-w-0 flex-1 grid-cols-1 content-center">
            <p id={labelId} className="text-small/5 text-night-quiet wrap-anywhere @max-[36rem]:pr-8">
              {t(child.points >= reward.pointsCost ? 'nextReady' : 'next', { name: child.name })}
            </p>
            <h2 className="flex type-h2 text-[1.25rem]/6.5! wrap-anywhere hyphens-auto">
              <RewardTitleButton reward={reward} lines="line-clamp-2" onClick={onOpen} />
            </h2>
            <MissingPoints {...props} />
          </div>
        </div>
        <div className="flex min-h-12 items-center gap-4 @min-[36rem]:pr-8">
          <div className="grid min-w-0 flex-1 gap-1">
            {/* One row of lights, two, or a ring: each has the same room. */}
            <div className="grid h-14.5 grid-cols-1 content-center">
              <LightRow have={child.points} need={reward.pointsCost} size={lightPx} ground="night" isSpread />
            </div>
            <PointsAndDays {...props} />
          </div>
          <RedeemButton {...props} cover={cover} />
        </div>
      </div>
      {isNew && <NewMark />}
      <RewardMenu {...props} className="absolute! top-1 right-1 z-1 text-night-quiet hover:bg-night-soft!" />
    </Card>
  )
}

/** Renders how many points are missing, or that the child can choose the reward. */
function MissingPoints({ reward, child }: RewardViewProps) {
  const t = useTranslations()
  const missing = reward.pointsCost - child.points
  return (
    <p className="font-round leading-6 font-semibold text-night-gold tabular-nums wrap-anywhere">
      {missing > 0 ? t('common.missing', { points: missing }) : t('home.wishReached')}
    </p>
  )
}

/** Renders the points below the lights: those in the jar of all with the days to go, or, once they suffice, the price. */
function PointsAndDays({ reward, child, days }: RewardViewProps) {
  const t = useTranslations('rewards')
  const common = useTranslations('common')
  const numberText = useFormatNumber()
  const { points } = child
  const cost = reward.pointsCost
  const below = points < 0 && t('below', { points: numberText(-points) })
  return (
    <p className="flex flex-wrap justify-between gap-x-3 text-small text-night-text tabular-nums">
      <span>
        {below || (points < cost ? t('have', { points: numberText(points), cost }) : t('cost', { points: cost }))}
      </span>
      {points < cost && days !== null && <span>{common('aboutDays', { days })}</span>}
    </p>
  )
}

function RedeemButton(props: RewardViewProps & { cover: RefObject<Element | null> }) {
  const { reward, child, isRedeeming, onRedeem, cover } = props
  const t = useTranslations('rewards')
  const title = useRewardTexts().title(reward)
  if (child.points < reward.pointsCost) return null
  return (
    // While it waits the scene covers it: dots would only widen it.
    <Button
      tone="glow"
      className="z-1 [&>svg]:hidden"
      pending={isRedeeming}
      aria-label={t('redeemName', { title, name: child.name, points: reward.pointsCost })}
      onClick={() => cover.current && onRedeem(cover.current)}
    >
      {t('redeem')}
    </Button>
  )
}
