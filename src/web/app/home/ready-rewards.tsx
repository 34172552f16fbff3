import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { useNextWish } from '#web/features/rewards/use-next-wish.ts'
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

interface ReadySignProps {
  child: Child
  /** Whether it is only a picture, on the ground of a tag. */
  isTag?: boolean
  /** Whether it is left out where no wish stands beside it, which would say it itself. */
  isBesideWish?: boolean
}

/** Renders that there are rewards which the child can choose, if any beside the wish, which says so itself. */
export function ReadySign({ child, isTag = false, isBesideWish = isTag }: ReadySignProps) {
  const t = useTranslations('home')
  const { ready, wish } = useNextWish(child)
  if (ready.every(({ id }) => id === wish?.reward.id) || (isBesideWish && !wish)) return null
  return (
    <span
      data-ready=""
      className={classNames(
        'flex animate-fade items-center',
        isTag ? 'rounded-full bg-night-gold p-1 text-night' : 'gap-1.5',
      )}
    >
      <Icon name="gift" size={16} className="shrink-0" />
      <span className={isTag ? 'sr-only' : undefined}>
        {t(wish ? 'othersReady' : 'ready', { count: ready.length })}
      </span>
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
