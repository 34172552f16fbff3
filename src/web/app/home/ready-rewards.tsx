import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { useNextWish } from '#web/features/rewards/use-next-wish.ts'
import { useFormatNumber } from '#web/lib/use-format-number.ts'
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

interface ReadyCountProps {
  child: Child
  /** Whether it is only a picture and a number, on the ground of a tag. */
  isTag?: boolean
}

/** Renders how many rewards the child can choose, if any. */
export function ReadyCount({ child, isTag = false }: ReadyCountProps) {
  const t = useTranslations('home')
  const format = useFormatNumber()
  const { ready } = useNextWish(child)
  if (ready.length === 0) return null
  return (
    <span
      data-ready=""
      className={classNames(
        'flex animate-fade items-center',
        isTag ? 'gap-1 rounded-full bg-night-gold px-1.5 text-[0.75rem]/5 font-semibold text-night' : 'gap-1.5',
      )}
    >
      <Icon name="gift" size={isTag ? 13 : 16} className="shrink-0" />
      {isTag && <span aria-hidden="true">{format(ready.length)}</span>}
      <span className={isTag ? 'sr-only' : undefined}>{t('readyCount', { count: ready.length })}</span>
    </span>
  )
}

/** Renders a glow around a wish in the moment in which it is reached. */
export function ReachedGlow({ isReached }: { isReached: boolean }) {
  const [wasReached] = useState(isReached)
  if (!isReached || wasReached) return null
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 animate-reached rounded-[1.125rem] border-3 border-glow"
    />
  )
}
