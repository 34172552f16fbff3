import { useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { showNotice } from '#web/ui/message.ts'
import { RewardPictureOrDrawing } from './reward-picture-or-drawing.tsx'
import { useRewardTexts } from './use-reward-texts.ts'

interface RewardCardProps {
  reward: Reward
  child: Child
  pictures: boolean
  /** Days until the child can pay; null if unknown. */
  days: number | null
  isRedeeming: boolean
  onRedeem: (cover: Element | null) => void
  onEdit: () => void
  onDelete: () => void
}

/** Renders a reward with its price, the missing points, and buttons to redeem, edit and delete it. */
export function RewardCard(props: RewardCardProps) {
  const { reward, pictures, onEdit, onDelete } = props
  const t = useTranslations('rewards')
  const words = useRewardTexts()
  const cover = useRef<HTMLDivElement>(null)
  const title = words.title(reward)
  const description = words.description(reward)
  return (
    <Card as="li" className="flex flex-col overflow-hidden p-0!" data-reward={reward.id}>
      <div ref={cover} className="relative">
        <RewardPictureOrDrawing reward={reward} pictures={pictures} />
        <CornerButton icon="edit" label={t('edit', { title })} side="left" onClick={onEdit} />
        <CornerButton icon="trash" label={t('delete', { title })} side="right" onClick={onDelete} />
      </div>
      <div className="flex flex-1 flex-col gap-2 px-3 pt-3 pb-3.5">
        <h2 className="type-h3 wrap-anywhere hyphens-auto">{title}</h2>
        {description && <p className="text-meta text-text-2 wrap-anywhere">{description}</p>}
        <PriceAndRedeemButton {...props} title={title} cover={cover} />
      </div>
    </Card>
  )
}

interface CornerButtonProps {
  icon: 'edit' | 'trash'
  label: string
  side: 'left' | 'right'
  onClick: () => void
}

/** Renders a small button with a touch target of 48 px. */
function CornerButton({ icon, label, side, onClick }: CornerButtonProps) {
  return (
    <IconButton
      icon={icon}
      iconSize={17}
      aria-label={label}
      onClick={onClick}
      className={`absolute top-0 ${side === 'left' ? 'left-0' : 'right-0'} text-text-2 before:absolute before:inset-2 before:-z-1 before:rounded-full before:bg-surface before:opacity-80 hover:bg-transparent! isolate`}
    />
  )
}

function PriceAndRedeemButton(
  props: RewardCardProps & { title: string; cover: React.RefObject<HTMLDivElement | null> },
) {
  const { reward, child, days, isRedeeming, onRedeem, title, cover } = props
  const t = useTranslations('rewards')
  const format = useFormatter()
  const numberText = useFormatNumber()
  const cost = reward.pointsCost
  const missing = cost - child.points
  const far = days === null ? t('more', { points: missing }) : t('moreDays', { points: missing, days })
  const showMissingPoints = () =>
    showNotice({
      kind: 'failure',
      title: t('insufficient'),
      description: t('insufficientText', { title, cost, points: numberText(child.points) }),
    })
  return (
    <div className="mt-auto grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="font-round text-[1.25rem]/6 font-semibold text-honey tabular-nums">
          <span aria-hidden="true">{format.number(cost)}</span>
          <span className="sr-only">{t('cost', { points: cost })}</span>
        </span>
        <span className="text-meta text-text-2">{missing > 0 ? far : t('ready')}</span>
      </div>
      {missing > 0 ? (
        <Button
          blocked
          className="px-2!"
          aria-label={t('notYetName', { title, name: child.name, missing })}
          onClick={showMissingPoints}
        >
          {t('notYet')}
        </Button>
      ) : (
        <Button
          className="px-2!"
          pending={isRedeeming}
          aria-label={t('redeemName', { title, name: child.name, points: cost })}
          onClick={() => onRedeem(cover.current)}
        >
          {t('redeem')}
        </Button>
      )}
    </div>
  )
}
