import { Drawing, type SvgComponent } from './drawing.tsx'

const files = import.meta.glob<SvgComponent>('./*.svg', { base: './drawings/deeds', import: 'default', eager: true })

/** `hard`: a cloud before the sun, for what did not go well. `repair`: a heart with a plaster, for making amends; with a star for more effort. */
export type DeedKind = 'hard' | 'repair' | 'repair-big'

interface DeedDrawingProps {
  kind: DeedKind
  size: number
  className: string
}

/** Renders what kind of deed an act was; decorative, the title stands beside it. */
export const DeedDrawing = ({ kind, ...props }: DeedDrawingProps) => (
  <Drawing files={files} name={kind} data-deed={kind} {...props} />
)
