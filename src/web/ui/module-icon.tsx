import { Drawing, type SvgComponent } from './drawing.tsx'

const files = import.meta.glob<SvgComponent>('./*.svg', { base: './drawings/modules', import: 'default', eager: true })

/** Text colour of each module. */
export const moduleTextClasses = {
  ember: 'text-ember',
  leaf: 'text-leaf',
  summit: 'text-summit',
  petal: 'text-petal',
  honey: 'text-honey',
}

export type ModuleTone = keyof typeof moduleTextClasses

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
  return <Drawing files={files} name={module} size={size} className={className} />
}
