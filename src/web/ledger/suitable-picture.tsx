import { findPicture } from '#shared/pictures/guess.ts'
import type { Picture } from '#shared/pictures/rules.ts'
import type { RewardCategory } from '#shared/rewards/rules.ts'
import { ModuleIcon, type ModuleTone } from '#web/ui/module-icon.tsx'
import { PictureCover } from '#web/ui/picture-cover.tsx'
import { PictureDrawing } from '#web/ui/picture-drawing.tsx'
import { RewardCover } from '#web/ui/reward-cover.tsx'

interface Pictured {
  title: string
  /** The chosen picture; without one the title suggests it. */
  picture: Picture | null | undefined
}

interface SuitablePictureProps extends Pictured {
  tone: ModuleTone
  size: number
  className: string
}

/** Renders the picture of a thing; where none suits its title, a mountain for a challenge and a spark for all others. */
export function SuitablePicture({ title, picture, tone, ...props }: SuitablePictureProps) {
  const found = findPicture({ title, picture })
  return found === null && tone === 'summit' ? (
    <ModuleIcon module="summit" {...props} />
  ) : (
    <PictureDrawing picture={found ?? 'own'} {...props} />
  )
}

interface SuitableCoverProps extends Pictured {
  category: RewardCategory
  className?: string | undefined
}

/** Renders the picture of a reward as a cover, or the cover of its category where none suits its title. */
export function SuitableCover({ title, picture, ...props }: SuitableCoverProps) {
  const found = findPicture({ title, picture })
  return found ? <PictureCover picture={found} {...props} /> : <RewardCover {...props} />
}
