import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { RewardPictureOrDrawing } from '#web/features/rewards/reward-picture-or-drawing.tsx'
import { useNextWish } from '#web/features/rewards/use-next-wish.ts'
import { useTitles } from '#web/ledger/titles.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { WishPicture } from './wish-picture.tsx'

interface ReadyPicturesProps {
  ready: readonly Reward[]
  /** The balance on screen. */
  points: number
  /** Whether the family allows pictures from other sites. */
  pictures: boolean
}

/** Renders the pictures of the rewards that a child can choose. */
export const ReadyPictures = ({ ready, points, pictures }: ReadyPicturesProps) =>
  ready.map((reward) => (
    <span key={reward.id} className="grid self-center overflow-hidden rounded-field [&>svg]:scale-115">
      <WishPicture wish={{ reward, points, missing: 0, days: 0 }} pictures={pictures} hasRing={false} isSmall={false} />
    </span>
  ))

/** So many pictures have room in a line; the others are counted. */
const maxPictures = 3

interface ReadySignProps {
  child: Child
  /** Whether the family allows pictures from other sites. */
  pictures: boolean
  /** `tag` is only a symbol, and a `text` stands in a link; with `alone` the pictures are shown where no wish stands, too. */
  form?: 'tag' | 'text' | 'link' | 'alone'
}

/** Renders the rewards that the child can choose beside its wish, if any; where no wish stands, that place says it. */
export function ReadySign({ child, pictures, form = 'link' }: ReadySignProps) {
  const t = useTranslations('home')
  const titles = useTitles()
  const format = useFormatter()
  const { ready, wish } = useNextWish(child)
  const others = ready.filter(({ id }) => id !== wish?.reward.id)
  const isNeeded = wish !== undefined && (wish !== null || form === 'alone')
  if (!isNeeded || others.length === 0) return null
  const names = format.list(others.map(titles.reward), { style: 'narrow' })
  if (form === 'tag')
    return (
      <span data-ready="" className="flex animate-fade rounded-full bg-night-gold p-1 text-night">
        <Icon name="gift" size={16} />
        <span className="sr-only">{t('ready', { names })}</span>
      </span>
    )
  const line = (
    <span data-ready="" className="flex animate-fade items-center gap-1">
      {others.slice(0, maxPictures).map((reward) => (
        <span
          key={reward.id}
          aria-hidden="true"
          className="relative size-5.5 overflow-hidden rounded-[0.4375rem] after:absolute after:inset-0 after:rounded-[inherit] after:border after:border-on-night/35"
        >
          <RewardPictureOrDrawing reward={reward} pictures={pictures} className="size-5.5!" />
        </span>
      ))}
      <span aria-hidden="true" className="ml-0.5">
        {t('othersReady', { count: others.length, more: Math.max(0, others.length - maxPictures) })}
      </span>
      <span className="sr-only">{t('ready', { names })}</span>
    </span>
  )
  if (form === 'text') return line
  return (
    <Link
      href="/rewards"
      className="press relative rounded-field text-inherit no-underline after:absolute after:-inset-1.5"
    >
      {line}
    </Link>
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
