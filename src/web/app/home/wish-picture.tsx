import { RewardPictureOrDrawing } from '#web/features/rewards/reward-picture-or-drawing.tsx'
import type { Reward } from '#shared/rewards/contract.ts'

interface WishPictureProps {
  reward: Reward
  /** Whether the family allows pictures from other sites. */
  pictures: boolean
  isSmall?: boolean
}

/** Renders the picture of a wish; decorative, the words stand beside it. */
export const WishPicture = ({ reward, pictures, isSmall = false }: WishPictureProps) => (
  <RewardPictureOrDrawing
    reward={reward}
    pictures={pictures}
    className={isSmall ? 'size-8.5!' : 'size-11! @max-[12.5rem]/wish:size-9!'}
  />
)
