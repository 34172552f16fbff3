import { classNames } from './class-names.ts'
import type { ModuleTone } from './module-mark.tsx'

type ProgressProps = {
  value: number
  max: number
  /** What makes progress: the habit's or the skill's name. */
  label: string
  /** The value in words: "12 of 21 days". */
  valueText: string
  tone?: ModuleTone | 'primary' | 'night'
  className?: string
}

const fills = {
  ember: 'text-ember',
  leaf: 'text-leaf',
  summit: 'text-summit',
  petal: 'text-petal',
  honey: 'text-honey',
  primary: 'text-primary',
  night: 'text-glow',
}

/** A bar that also says its value in words. */
export function Progress({ value, max, label, valueText, tone = 'primary', className }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
      className={classNames(
        'h-2.5 overflow-hidden rounded-full forced-colors:border',
        tone === 'night' ? 'bg-night-soft' : 'bg-surface-2',
        className,
      )}
    >
      <svg width="100%" height="100%" aria-hidden="true" className={classNames('block', fills[tone])}>
        <rect width={`${share * 100}%`} height="100%" rx="5" fill="currentColor" />
      </svg>
    </div>
  )
}
