import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Child } from '#shared/children/contract.ts'
import type { Reward } from '#shared/rewards/contract.ts'
import { useNextWish } from '#web/features/rewards/use-next-wish.ts'
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
    <span key={reward.id} className="grid size-11 overflow-hidden rounded-field bg-night [&>svg]:scale-115">
      <WishPicture wish={{ reward, points, missing: 0, days: 0 }} pictures={pictures} hasRing={false} isSmall={false} />
    </span>
  ))

/** Renders how many rewards the child can choose, if any. */
export function ReadyCount({ child }: { child: Child }) {
  const t = useTranslations('home')
  const { ready } = useNextWish(child)
  if (ready.length === 0) return null
  return (
    <span className="flex animate-fade items-center gap-1.5">
      <Icon name="gift" size={16} className="shrink-0" />
      <span>{t('readyCount', { count: ready.length })}</span>
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
