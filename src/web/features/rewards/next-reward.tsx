import { useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LightRow } from '#web/ledger/light-row.tsx'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { maxLights, pointsPerLight } from '#web/ui/compute-jar-lights.ts'
import { Facts } from '#web/ui/facts.tsx'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import { RedeemButton } from './redeem-button.tsx'
import { NewMark, type RewardViewProps } from './reward-card.tsx'
import { RewardMenu } from './reward-menu.tsx'
import { RewardPictureOrDrawing } from './reward-picture-or-drawing.tsx'
import { RewardTitleButton } from './reward-title-button.tsx'

/** Renders the reward that is reached next, on the night panel. */
export function NextReward(props: RewardViewProps) {
  const { reward, child, pictures, isNew, onOpen } = props
  const t = useTranslations('rewards')
  const labelId = useId()
  const cover = useRef<HTMLDivElement>(null)
  const isReached = child.points >= reward.pointsCost
  const isRing = reward.pointsCost > maxLights * pointsPerLight
  const lightPx = isRing ? 23 : 30
  return (
    <Card
      as="section"
      kind="night"
      aria-labelledby={labelId}
      // Above the fade below the header, which would smear its night.
      className={classNames(
        '@container relative isolate z-6 mb-3 py-3! rounded-[1.5rem]!',
        isReached && reachedClasses,
      )}
      data-reward={reward.id}
    >
      <div
        ref={keepLargestHeight}
        className="grid grid-cols-1 items-center gap-x-5 gap-y-1.5 @min-[36rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      >
        <div className="flex flex-wrap items-center gap-3">
          <div ref={cover} className="shrink-0 overflow-hidden rounded-[1.125rem]">
            <RewardPictureOrDrawing reward={reward} pictures={pictures} className="h-22 w-20! @min-[50rem]:w-36!" />
          </div>
          {/* Titles of one line and of two have one height. */}
          <div className="grid min-h-22 min-w-0 flex-1 basis-28 grid-cols-1 content-center">
            <p id={labelId} className="text-small/5 text-night-quiet wrap-anywhere @max-[36rem]:pr-8">
              {t(isReached ? 'nextReady' : 'next', { name: child.name })}
            </p>
            <h2 className="flex type-h2 text-[1.25rem]/6! wrap-anywhere hyphens-auto">
              <RewardTitleButton reward={reward} lines="line-clamp-2" onClick={onOpen} />
            </h2>
            <MissingPoints {...props} />
          </div>
        </div>
        {/* The lights above their figures, or beside the button or as a ring, have the same room. */}
        <div className="flex min-h-14 flex-wrap content-center items-center gap-x-3 gap-y-1 @min-[36rem]:pr-8">
          <LightRow
            have={child.points}
            need={reward.pointsCost}
            size={lightPx}
            ground="night"
            isSpread
            className={isReached || isRing ? 'min-w-0 flex-1' : 'w-full'}
          />
          {isReached ? <RedeemButton {...props} cover={cover} tone="glow" /> : <PointsAndDays {...props} />}
        </div>
      </div>
      {isNew && <NewMark />}
      <RewardMenu {...props} className="absolute! top-1 right-1 z-1 text-night-quiet hover:bg-night-soft!" />
    </Card>
  )
}

/** A golden edge and a glow that rises from the lights. */
const reachedClasses =
  'inset-ring-2 inset-ring-night-gold/75 before:absolute before:inset-0 before:-z-1 before:bg-[radial-gradient(90%_80%_at_50%_115%,color-mix(in_srgb,var(--glow)_48%,#0000),#0000)]'

/** Renders how many points are missing, or, once none are, the price. */
function MissingPoints({ reward: { pointsCost }, child }: RewardViewProps) {
  const t = useTranslations()
  const missing = pointsCost - child.points
  return (
    <p className="font-round leading-5 font-semibold text-night-gold tabular-nums wrap-anywhere">
      {missing > 0 ? t('common.missing', { points: missing }) : t('rewards.cost', { points: pointsCost })}
    </p>
  )
}

/** Renders the points in the jar of all, and the days to go, as one line. */
function PointsAndDays({ reward, child, days }: RewardViewProps) {
  const t = useTranslations('rewards')
  const common = useTranslations('common')
  const numberText = useFormatNumber()
  const isBelow = child.points < 0
  const points = numberText(Math.abs(child.points))
  return (
    <p className="text-small text-night-text tabular-nums">
      {isBelow ? (
        t('below', { points })
      ) : (
        <Facts
          facts={[t('have', { points, cost: reward.pointsCost }), days === null ? null : common('aboutDays', { days })]}
        />
      )}
    </p>
  )
}
