import type { QuickPresetKey } from '#shared/behaviors/rules.ts'
import { classNames } from './class-names.ts'
import { Drawing, type SvgComponent } from './drawing.tsx'

const drawings = import.meta.glob<SvgComponent>('./*.svg', { base: './drawings/tiles', import: 'default', eager: true })

type BehaviorDrawingProps = {
  /** A preset behaviour, or `own` for a behaviour of the family. */
  name: QuickPresetKey | 'own'
  size?: number
  className?: string
}

/** Renders the picture of a quick behaviour; decorative, the title stands beside it. */
export function BehaviorDrawing({ name, size = 56, className }: BehaviorDrawingProps) {
  return (
    <Drawing
      files={drawings}
      name={name}
      size={size}
      className={classNames('overflow-hidden rounded-[28%] bg-ember-tint', className)}
    />
  )
}
