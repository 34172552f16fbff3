import { useState } from 'react'
import type { Reward } from '#shared/rewards/contract.ts'
import { RewardDrawing } from '#web/ledger/reward-drawing.tsx'

interface RewardPictureOrDrawingProps {
  reward: Pick<Reward, 'title' | 'imageUrl' | 'category' | 'preset' | 'picture'>
  /** Whether the family allows pictures from other sites. */
  pictures: boolean
  className?: string
}

/** Renders the reward's picture, loaded without a referrer; else the drawing of its category. */
export function RewardPictureOrDrawing({ reward, pictures, className = 'h-23' }: RewardPictureOrDrawingProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const { imageUrl } = reward
  if (!imageUrl || !pictures || broken === imageUrl) {
    return <RewardDrawing reward={reward} className={className} />
  }
  return (
    <img
      src={imageUrl}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={`block w-full bg-surface-2 object-cover ${className}`}
      onError={() => setBroken(imageUrl)}
    />
  )
}
