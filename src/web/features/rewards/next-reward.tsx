import { useRef, type RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { LightRow } from '#web/ledger/light-row.tsx'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import type { RewardViewProps } from './reward-card.tsx'
import { RewardMenu } from './reward-menu.tsx'
import { RewardPictureOrDrawing } from './reward-picture-or-drawing.tsx'
import { RewardTitleButton } from './reward-title-button.tsx'
import { useRewardTexts } from './use-reward-texts.ts'

const manyLightsFrom = 60

/** Renders the reward that is reached next, on the night panel. */
export function NextReward(props: RewardViewProps) {
  const { reward, child, pictures, onOpen } = props
  const t = useTranslations('rewards')
  const cover = useRef<HTMLDivElement>(null)
  return (
    <Card as="section" kind="night" className="mb-3.5 rounded-[1.5rem]!" data-reward={reward.id}>
      <div className="flex items-start gap-3.5">
        <div ref={cover} className="shrink-0 overflow-hidden rounded-[1.375rem] [&>svg]:scale-150">
          <RewardPictureOrDrawing reward={reward} pictures={pictures} className="size-21!" />
        </div>
        <div className="min-w-0 flex-1 self-center">
          <p className="text-small text-night-quiet wrap-anywhere">{t('next', { name: child.name })}</p>
          <h2 className="type-h2 text-[1.25rem]/6.5! wrap-anywhere hyphens-auto">
            <RewardTitleButton reward={reward} onClick={onOpen} />
          </h2>
          <MissingPointsAndDays {...props} />
        </div>
        <RewardMenu {...props} className="z-1 -mt-2 -mr-2.5 text-night-quiet hover:bg-night-soft!" />
      </div>
      <div className="mt-3 flex min-h-12 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <LightRow
          have={child.points}
          need={reward.pointsCost}
          size={reward.pointsCost < manyLightsFrom ? 48 : 30}
          ground="night"
        />
        <RedeemButtonOrBalance {...props} cover={cover} />
      </div>
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
      <p className="ml-auto text-small text-night-text tabular-nums">
        {child.points < 0
          ? t('below', { points: numberText(-child.points) })
          : t('have', { points: numberText(child.points), cost })}
      </p>
    )
  }
  return (
    <Button
      tone="glow"
      className="z-1 ml-auto"
      pending={isRedeeming}
      aria-label={t('redeemName', { title, name: child.name, points: cost })}
      onClick={() => cover.current && onRedeem(cover.current)}
    >
      {t('redeem')}
    </Button>
  )
}
