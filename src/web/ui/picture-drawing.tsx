import type { Picture } from '#shared/pictures/rules.ts'
import { Drawing, type SvgComponent } from './drawing.tsx'

const files = import.meta.glob<SvgComponent>('./*.svg', { base: './drawings/pictures', import: 'default', eager: true })

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
export const PictureDrawing = ({ picture, ...props }: PictureDrawingProps) => (
  <Drawing files={files} name={picture} {...props} />
)
