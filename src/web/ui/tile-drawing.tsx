import type { QuickPreset } from '#shared/behaviors/rules.ts'
import { classNames } from './class-names.ts'
import { Drawing, type Svg } from './drawing.tsx'

const drawings = import.meta.glob<Svg>('./*.svg', { base: './drawings/tiles', import: 'default', eager: true })

type TileDrawingProps = {
  /** A preset behaviour, or `own` for a behaviour of the family. */
  name: QuickPreset | 'own'
  size?: number
  className?: string
}

/** Renders the picture of a quick behaviour; decorative, the title stands beside it. */
export function TileDrawing({ name, size = 56, className }: TileDrawingProps) {
  return (
    <Drawing
      files={drawings}
      name={name}
      size={size}
      className={classNames('overflow-hidden rounded-[28%] bg-ember-tint', className)}
    />
  )
}
