import { classNames } from './class-names.ts'
import type { ModuleTone } from './module-icon.tsx'

export type Bar = {
  key: string
  value: number
  /** The word below the number. */
  label: string
  tone: ModuleTone
  /** The number in the reader's language. */
  valueText?: string
}

const fills = {
  ember: 'text-ember',
  leaf: 'text-leaf',
  summit: 'text-summit',
  petal: 'text-petal',
  honey: 'text-honey',
}
const tallest = 64

/** A few numbers side by side, each with its word; the bars only underline what is written. */
export function Bars({ bars, className }: { bars: readonly Bar[]; className?: string }) {
  const most = Math.max(1, ...bars.map((bar) => bar.value))
  return (
    <dl className={classNames('flex items-end justify-between gap-1', className)}>
      {bars.map((bar) => (
        <div key={bar.key} className="flex min-w-0 flex-auto flex-col-reverse items-center text-center">
          <dt className="max-w-full text-meta text-text-2">{bar.label}</dt>
          <dd className="flex flex-col items-center font-round font-semibold tabular-nums">
            <svg
              width="28"
              height={tallest}
              viewBox={`0 0 28 ${tallest}`}
              aria-hidden="true"
              className={fills[bar.tone]}
            >
              <path d={shape(bar.value / most)} fill="currentColor" />
            </svg>
            {bar.valueText ?? bar.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A bar with a round head; a thin line on the ground when there is nothing. */
function shape(share: number): string {
  const height = Math.max(3, share * tallest)
  const head = Math.min(8, height - 1)
  const top = tallest - height
  return `M0 ${tallest}V${top + head}a${head} ${head} 0 0 1 ${head}-${head}H${28 - head}a${head} ${head} 0 0 1 ${head} ${head}V${tallest}z`
}
