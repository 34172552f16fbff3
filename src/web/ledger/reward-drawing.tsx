import { Suspense } from 'react'
import type { Reward } from '#shared/rewards/contract.ts'
import { RewardCover } from '#web/ui/reward-cover.tsx'
import { LazySuitableCover } from './lazy-pictures.tsx'

interface RewardDrawingProps {
  reward: Pick<Reward, 'title' | 'preset' | 'category' | 'picture'>
  className?: string | undefined
}

/**
 * Renders the cover of a reward or redemption: its chosen picture, else that of its preset, else the one that its title
 * suggests, else that of its category.
 */
export function RewardDrawing({ reward, className }: RewardDrawingProps) {
  const { title, preset, category, picture } = reward
  const cover = <RewardCover category={category} preset={picture ? null : preset} className={className} />
  if (preset && !picture) return cover
  return (
    <Suspense fallback={cover}>
      <LazySuitableCover title={title} picture={picture} category={category} className={className} />
    </Suspense>
  )
}
