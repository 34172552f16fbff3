import type { Picture } from '#shared/pictures/rules.ts'
import type { RewardCategory } from '#shared/rewards/rules.ts'
import { PictureDrawing } from './picture-drawing.tsx'
import { coverClasses } from './reward-cover.tsx'

interface PictureCoverProps {
  picture: Picture
  category: RewardCategory
  className?: string | undefined
}

/** Renders a picture on the colour of a category, like the covers of the categories. */
export const PictureCover = ({ picture, category, className }: PictureCoverProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 160 92"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    className={coverClasses(category, className)}
  >
    <g fill="currentColor" opacity=".07">
      <circle cx="18" cy="10" r="38" />
      <circle cx="146" cy="86" r="44" />
    </g>
    <ellipse cx="80" cy="80" rx="38" ry="4.500" fill="currentColor" opacity=".14" />
    <PictureDrawing picture={picture} size={68} x={46} y={12} />
  </svg>
)
