import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { LightRow } from '#web/ledger/light-row.tsx'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Price, PromiseButton, type RewardViewProps } from './reward-card.tsx'
import { RewardPictureOrDrawing } from './reward-picture-or-drawing.tsx'
import { useRewardTexts } from './use-reward-texts.ts'

type RewardSheetProps = Omit<RewardViewProps, 'onOpen'> & { open: boolean; onClose: () => void }

/** Renders a reward with its description, and a button to redeem it or what it costs and what is in the jar. */
export function RewardSheet(props: RewardSheetProps) {
  const { reward, child, pictures, promised, isRedeeming, open, onClose, onRedeem } = props
  const t = useTranslations()
  const texts = useRewardTexts()
  const cover = useRef<HTMLDivElement>(null)
  const title = texts.title(reward)
  const description = texts.description(reward)
  const missing = reward.pointsCost - child.points
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={<span className="wrap-anywhere">{title}</span>}
      closeLabel={t('common.close')}
      footer={
        missing > 0 ? undefined : (
          <Button
            tone={promised > 0 ? 'soft' : 'glow'}
            pending={isRedeeming}
            aria-label={t(promised > 0 ? 'rewards.againName' : 'rewards.redeemName', {
              title,
              name: child.name,
              points: reward.pointsCost,
            })}
            onClick={() => cover.current && onRedeem(cover.current)}
          >
            {t(promised > 0 ? 'rewards.again' : 'rewards.redeem')}
          </Button>
        )
      }
    >
      <div ref={cover}>
        <RewardPictureOrDrawing reward={reward} pictures={pictures} className="aspect-[40/23] h-auto! rounded-tile" />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <LightRow
          have={child.points}
          need={reward.pointsCost}
          size={28}
          ground="paper"
          isSpread
          className="min-w-0 flex-[1_1_14rem]"
        />
        <Price points={reward.pointsCost} />
      </div>
      {promised > 0 && <PromiseButton {...props} className="mt-4 w-full" />}
      {missing > 0 && <InsufficientPoints {...props} missing={missing} />}
      {description && <p className="mt-4 whitespace-pre-line text-text-2 wrap-anywhere">{description}</p>}
    </Dialog>
  )
}

function InsufficientPoints({ reward, child, days, missing }: RewardSheetProps & { missing: number }) {
  const t = useTranslations('rewards')
  const common = useTranslations('common')
  const numberText = useFormatNumber()
  return (
    <div className="mt-4 rounded-tile bg-surface-2 px-4 py-3">
      <h3 className="type-h3">{t('insufficient')}</h3>
      <p className="wrap-anywhere">
        {t(child.points < 0 ? 'insufficientBelow' : 'insufficientText', {
          name: child.name,
          cost: reward.pointsCost,
          points: numberText(Math.abs(child.points)),
        })}
      </p>
      <p className="mt-1 text-text-2">
        <Facts facts={[common('missing', { points: missing }), days === null ? null : common('aboutDays', { days })]} />
      </p>
    </div>
  )
}
