import { useId, useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { LightRow } from '#web/ledger/light-row.tsx'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { pointsPerLight } from '#web/ui/compute-jar-lights.ts'
import { Facts } from '#web/ui/facts.tsx'
import { keepLargestHeight } from '#web/ui/keep-largest-height.ts'
import { NewMark, type RewardViewProps } from './reward-card.tsx'
import { RewardMenu } from './reward-menu.tsx'
import { RewardPictureOrDrawing } from './reward-picture-or-drawing.tsx'
import { RewardTitleButton } from './reward-title-button.tsx'
import { useRewardTexts } from './use-reward-texts.ts'

/** More lights are smaller, so that twelve are six and six beside the figures. */
const maxLargeLights = 5

/** Renders the reward that is reached next, on the night panel. */
export function NextReward(props: RewardViewProps) {
  const { reward, child, pictures, isNew, onOpen } = props
  const t = useTranslations('rewards')
  const labelId = useId()
  const cover = useRef<HTMLDivElement>(null)
  return (
    <Card
      as="section"
      kind="night"
      aria-labelledby={labelId}
      className="@container mb-3.5 rounded-[1.5rem]!"
      data-reward={reward.id}
    >
      <div ref={keepLargestHeight} className="grid grid-cols-1 items-center gap-x-5 gap-y-3 @min-[36rem]:grid-cols-2">
        <div className="flex items-center gap-3.5">
          <div ref={cover} className="shrink-0 overflow-hidden rounded-[1.375rem]">
            <RewardPictureOrDrawing reward={reward} pictures={pictures} className="h-21 w-24! @min-[50rem]:w-36!" />
          </div>
          <div className="min-h-24 min-w-0 flex-1 content-center @min-[36rem]:min-h-0">
            <p id={labelId} className="text-small text-night-quiet wrap-anywhere @max-[36rem]:pr-9">
              {t('next', { name: child.name })}
            </p>
            <h2 className="type-h2 text-[1.25rem]/6.5! wrap-anywhere hyphens-auto @max-[36rem]:pr-7">
              <RewardTitleButton reward={reward} onClick={onOpen} />
            </h2>
            <MissingPointsAndDays {...props} />
          </div>
        </div>
        <div className="flex min-h-16 items-end justify-between gap-3 @min-[36rem]:min-h-12">
          <LightRow
            have={child.points}
            need={reward.pointsCost}
            size={reward.pointsCost <= maxLargeLights * pointsPerLight ? 36 : 30}
            ground="night"
            className="min-w-0 flex-1"
          />
          <RedeemButtonOrBalance {...props} cover={cover} />
        </div>
      </div>
      {isNew && <NewMark />}
      <RewardMenu {...props} className="absolute! top-1 right-1 z-1 text-night-quiet hover:bg-night-soft!" />
    </Card>
  )
}

function MissingPointsAndDays({ reward, child, days }: RewardViewProps) {
  const t = useTranslations('rewards')
  const common = useTranslations('common')
  const missing = reward.pointsCost - child.points
  if (missing <= 0) return <p className="text-small text-night-text">{t('cost', { points: reward.pointsCost })}</p>
  return (
    <p className="text-small text-night-text">
      <Facts
        facts={[
          <span key="missing" className="font-round text-body font-semibold text-night-gold tabular-nums">
            {common('missing', { points: missing })}
          </span>,
          days === null ? null : common('aboutDays', { days }),
        ]}
      />
    </p>
  )
}

function RedeemButtonOrBalance(props: RewardViewProps & { cover: RefObject<Element | null> }) {
  const { reward, child, isRedeeming, onRedeem, cover } = props
  const t = useTranslations('rewards')
  const numberText = useFormatNumber()
  const title = useRewardTexts().title(reward)
  const cost = reward.pointsCost
  if (child.points < cost) {
    return (
      <p className="max-w-24 text-right text-small text-balance text-night-text tabular-nums">
        {child.points < 0
          ? t('below', { points: numberText(-child.points) })
          : t('have', { points: numberText(child.points), cost })}
      </p>
    )
  }
  return (
    <Button
      tone="glow"
      className="z-1"
      pending={isRedeeming}
      aria-label={t('redeemName', { title, name: child.name, points: cost })}
      onClick={() => cover.current && onRedeem(cover.current)}
    >
      {t('redeem')}
    </Button>
  )
}
