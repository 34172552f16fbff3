import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Reward } from '#shared/rewards/contract.ts'
import { RewardPictureOrDrawing } from '#web/features/rewards/reward-picture-or-drawing.tsx'
import { useTitles } from '#web/ledger/titles.ts'
import { classNames } from '#web/ui/class-names.ts'

/** Most pictures in a line; the other rewards are counted. */
const maxPictures = 3

/** Names rewards that can be chosen to screen readers. */
function ReadyNames({ rewards }: { rewards: readonly Reward[] }) {
  const t = useTranslations('homeCards')
  const titles = useTitles()
  const names = useFormatter().list(rewards.map(titles.reward), { style: 'narrow' })
  return <span className="sr-only">{t('ready', { names, count: rewards.length })}</span>
}

interface ReadyOthersProps {
  rewards: readonly Reward[]
  /** Whether the wish can be chosen, too. */
  also: boolean
  /** Whether the family allows pictures from other sites. */
  pictures: boolean
  className: string
}

/**
 * Renders the other rewards that a child can choose, below its wish: the pictures of up to three, and the number of the
 * others; nothing without any.
 */
export function ReadyOthers({ rewards, also, pictures, className }: ReadyOthersProps) {
  const t = useTranslations('homeCards')
  if (rewards.length === 0) return null
  return (
    <span
      data-ready=""
      className={classNames(
        'font-round flex flex-wrap animate-fade items-center gap-1.5 text-small font-semibold text-night-gold',
        className,
      )}
    >
      {rewards.slice(0, maxPictures).map((reward) => (
        <span
          key={reward.id}
          aria-hidden="true"
          className="relative size-6 shrink-0 overflow-hidden rounded-[0.5rem] after:absolute after:inset-0 after:rounded-[inherit] after:border after:border-on-night/35"
        >
          <RewardPictureOrDrawing reward={reward} pictures={pictures} className="size-6!" />
        </span>
      ))}
      <span aria-hidden="true" className="ml-0.5">
        {t('othersReady', {
          count: rewards.length,
          more: Math.max(0, rewards.length - maxPictures),
          also: String(also),
        })}
      </span>
      <ReadyNames rewards={rewards} />
    </span>
  )
}

/** Renders a glow around a wish in the moment in which it is reached. */
export function ReachedGlow({ isReached, className }: { isReached: boolean; className: string | undefined }) {
  const [wasReached] = useState(isReached)
  if (!isReached || wasReached) return null
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute animate-reached rounded-[1.125rem] border-3 border-glow',
        className,
      )}
    />
  )
}
