import type { Picture } from '#shared/pictures/rules.ts'
import { Drawing, type SvgComponent } from './drawing.tsx'

const files = import.meta.glob<SvgComponent>('./*.svg', { base: './drawings/pictures', import: 'default', eager: true })
const tiles = import.meta.glob<SvgComponent>('./*.svg', { base: './drawings/tiles', import: 'default', eager: true })

/** Pictures that are the drawing of a tile. */
const tileNames: Partial<Record<Picture | 'own', string>> = {
  cleaning: 'help_clean',
  friends: 'help_others',
  homework: 'study_well',
  manners: 'greeting',
  tidying: 'tidy_toys',
  own: 'own',
}

export interface PictureDrawingProps {
  /** `own`: a spark, for what no picture suits. */
  picture: Picture | 'own'
  size?: number
  className?: string
  /** Its place within another drawing. */
  x?: number
  y?: number
}

/**
 * Renders a picture; decorative, its name or the title stands beside it. The set is large: screens load it through
 * `ledger/title-picture.tsx`.
 */
export function PictureDrawing({ picture, ...props }: PictureDrawingProps) {
  const tile = tileNames[picture]
  return <Drawing files={tile ? tiles : files} name={tile ?? picture} {...props} />
}
