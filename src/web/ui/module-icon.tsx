import { Drawing, type Svg } from './drawing.tsx'

const drawings = import.meta.glob<Svg>('./*.svg', {
  base: './drawings/modules',
  query: '?react',
  import: 'default',
  eager: true,
})

export type ModuleTone = 'ember' | 'leaf' | 'summit' | 'petal' | 'honey'

/** Text colour of each module. */
export const moduleTextClasses: Record<ModuleTone, string> = {
  ember: 'text-ember',
  leaf: 'text-leaf',
  summit: 'text-summit',
  petal: 'text-petal',
  honey: 'text-honey',
}

/** Text colour and background of each module. */
export const moduleTintClasses: Record<ModuleTone, string> = {
  ember: 'bg-ember-tint text-ember',
  leaf: 'bg-leaf-tint text-leaf',
  summit: 'bg-summit-tint text-summit',
  petal: 'bg-petal-tint text-petal',
  honey: 'bg-honey-tint text-honey',
}

type ModuleIconProps = { module: ModuleTone; size?: number; className?: string }

/** Renders the shape of a module: circle, ring, triangle, open book or star; decorative, the name stands beside it. */
export function ModuleIcon({ module, size = 44, className }: ModuleIconProps) {
  return <Drawing files={drawings} name={module} size={size} className={className} />
}
