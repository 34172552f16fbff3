import { findPicture } from '#shared/pictures/guess.ts'
import type { Picture } from '#shared/pictures/rules.ts'
import type { RewardCategory } from '#shared/rewards/rules.ts'
import { PictureCover } from '#web/ui/picture-cover.tsx'
import { PictureDrawing } from '#web/ui/picture-drawing.tsx'
import { RewardCover } from '#web/ui/reward-cover.tsx'

interface Pictured {
  title: string
  /** The chosen picture; without one the title suggests it. */
  picture: Picture | null | undefined
}

/** Renders the picture of a thing, or a spark where none suits its title. */
export const SuitablePicture = ({ title, picture, ...props }: Pictured & { size: number; className: string }) => (
  <PictureDrawing picture={findPicture({ title, picture }) ?? 'own'} {...props} />
)

interface SuitableCoverProps extends Pictured {
  category: RewardCategory
  className?: string | undefined
}

/** Renders the picture of a reward as a cover, or the cover of its category where none suits its title. */
export function SuitableCover({ title, picture, ...props }: SuitableCoverProps) {
  const found = findPicture({ title, picture })
  return found ? <PictureCover picture={found} {...props} /> : <RewardCover {...props} />
}
