import type { QuickPresetKey } from '#shared/behaviors/rules.ts'
import type { Picture } from '#shared/pictures/rules.ts'
import { TitlePicture } from './title-picture.tsx'

const pictures: Record<QuickPresetKey, Picture> = {
  greeting: 'manners',
  tidy_toys: 'tidying',
  help_clean: 'cleaning',
  help_others: 'friends',
  study_well: 'homework',
}

interface PresetPictureProps {
  preset: QuickPresetKey
  /** Width and height in px. */
  size: number
  className?: string
}

/** Renders the picture of a quick behavior; decorative, the title stands beside it. */
export const PresetPicture = ({ preset, ...props }: PresetPictureProps) => (
  <TitlePicture title="" picture={pictures[preset]} tone="ember" {...props} />
)
