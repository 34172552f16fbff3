import { RewardPictureOrDrawing } from '#web/features/rewards/reward-picture-or-drawing.tsx'
import type { NextWish } from '#web/features/rewards/use-next-wish.ts'
import { classNames } from '#web/ui/class-names.ts'

interface WishPictureProps {
  wish: NextWish
  pictures: boolean
  /** Shows how much is there as a ring, where no lights do. */
  hasRing: boolean
  isSmall: boolean
}

/** Renders the picture of a wish, in a ring that tells how much of it is there; decorative, the words stand beside it. */
export function WishPicture({ wish: { reward, points }, pictures, hasRing, isSmall }: WishPictureProps) {
  const size = isSmall ? 'size-8.5!' : 'size-11! @max-[12.5rem]/wish:size-9!'
  if (!hasRing) return <RewardPictureOrDrawing reward={reward} pictures={pictures} className={size} />
  const turn = Math.max(0, Math.min(1, points / reward.pointsCost))
  return (
    <span
      data-ring=""
      className={classNames('grid place-items-center rounded-[inherit]', size)}
      style={{
        background: `conic-gradient(var(--color-night-gold) ${turn}turn, color-mix(in srgb, var(--color-on-night) 22%, transparent) 0)`,
      }}
    >
      <span className="overflow-hidden rounded-[0.5625rem] bg-night-soft [&>svg]:scale-115">
        <RewardPictureOrDrawing
          reward={reward}
          pictures={pictures}
          className={isSmall ? 'size-7!' : 'size-9.5! @max-[12.5rem]/wish:size-7.5!'}
        />
      </span>
    </span>
  )
}
