import { classNames } from './class-names.ts'

/** Grey without an edge: what has one can be tapped. */
const disabledClasses = 'disabled:bg-off disabled:text-on-off disabled:shadow-none disabled:inset-ring-0'

/** The module tones (ember, leaf, summit, petal) are for the main action of that module. */
const tones = {
  primary: 'bg-primary text-on-primary',
  soft: 'bg-surface-2 text-primary shadow-[inset_0_0_0_1.5px_var(--color-line)]',
  /** For an action that still lacks something; it looks like a disabled button. */
  off: 'bg-off text-on-off',
  ghost: 'bg-transparent text-primary',
  danger: 'bg-negative text-surface',
  honey: 'bg-honey-fill text-honey inset-ring-[1.5px] inset-ring-honey-edge',
  glow: 'bg-glow text-on-glow shadow-[0_2px_0.9rem_color-mix(in_srgb,var(--glow)_60%,#0000)]',
  /** On a tint of a module, whose colour it has. */
  onTint: 'bg-surface text-current inset-ring-[1.5px] inset-ring-current/25',
  night: 'bg-night-soft text-night-gold',
  ember: 'bg-ember text-surface',
  leaf: 'bg-leaf text-surface',
  summit: 'bg-summit text-surface',
  /** In place of `summit` while there is nothing new to save. */
  quietSummit: 'bg-summit-tint text-summit',
  petal: 'bg-petal text-surface',
  tintPetal: 'bg-petal-tint text-petal',
  outlinePetal: 'bg-surface text-petal inset-ring-[1.5px] inset-ring-petal',
}

/** `child` is at least 48 px high, for what a child may tap; `compact` 44 px; `large` is for the landing page. */
const sizes = {
  child: 'tap-child px-4 py-3',
  compact: 'tap px-3.5 py-2.5',
  large: 'tap-child px-6 py-4',
}

export type ButtonTone = keyof typeof tones
export type ButtonSize = keyof typeof sizes

/** Returns the classes of a button; used directly by links that look like buttons. */
export function buttonClasses(tone: ButtonTone = 'primary', size: ButtonSize = 'child', className?: string): string {
  return classNames(
    'press type-label inline-flex items-center justify-center gap-2 rounded-field text-center no-underline select-none',
    sizes[size],
    tones[tone],
    disabledClasses,
    className,
  )
}
