import { classNames } from './class-names.ts'
import { moduleTextClasses, type ModuleTone } from './module-icon.tsx'

type ProgressProps = {
  value: number
  max: number
  label: string
  /** Value as text, such as "12 of 21 days". */
  valueText: string
  tone: ModuleTone
}

/** Renders a progress bar. */
export function Progress({ value, max, label, valueText, tone }: ProgressProps) {
  return (
    <progress
      value={Math.min(max, Math.max(0, value))}
      max={max}
      aria-label={label}
      aria-valuetext={valueText}
      className={classNames(
        'block h-2.5 w-full appearance-none overflow-hidden rounded-full forced-colors:border',
        '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-current',
        '[&::-webkit-progress-bar]:bg-transparent',
        '[&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-current',
        'bg-surface-2 inset-ring inset-ring-line',
        moduleTextClasses[tone],
      )}
    />
  )
}
