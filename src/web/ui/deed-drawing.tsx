import { classNames } from './class-names.ts'
import { Drawing, type SvgComponent } from './drawing.tsx'

const files = import.meta.glob<SvgComponent>('./*.svg', { base: './drawings/deeds', import: 'default', eager: true })

interface DeedDrawingProps {
  /** `hard`: a cloud before the sun, for what did not go well. `repair`: a heart with a plaster, for making amends. */
  kind: 'hard' | 'repair'
  size?: number
  className?: string
}

/** Renders what kind of deed an act was; decorative, the title stands beside it. */
export function DeedDrawing({ kind, size = 44, className }: DeedDrawingProps) {
  return (
    <Drawing
      files={files}
      name={kind}
      size={size}
      data-deed={kind}
      className={classNames('shrink-0 overflow-hidden rounded-[28%]', className)}
    />
  )
}
