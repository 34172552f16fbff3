import { moduleTextClasses, type ModuleTone } from './module-icon.tsx'

export type Bar = {
  key: string
  value: number
  label: string
  tone: ModuleTone
  /** Formatted value. */
  valueText?: string
}

const maxHeight = 64

/** Renders labelled numbers side by side, each with a decorative bar. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const max = Math.max(1, ...bars.map((bar) => bar.value))
  return (
    <dl className="flex items-end justify-between gap-1">
      {bars.map((bar) => (
        <div key={bar.key} className="flex min-w-0 flex-auto flex-col-reverse items-center text-center">
          <dt className="max-w-full text-meta text-text-2">{bar.label}</dt>
          <dd className="flex flex-col items-center font-round font-semibold tabular-nums">
            <svg
              width="28"
              height={maxHeight}
              viewBox={`0 0 28 ${maxHeight}`}
              aria-hidden="true"
              className={moduleTextClasses[bar.tone]}
            >
              <path d={barPath(bar.value / max)} fill="currentColor" />
            </svg>
            {bar.valueText ?? bar.value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns the path of a bar with a round top; at least 3 units high. */
function barPath(ratio: number): string {
  const height = Math.max(3, ratio * maxHeight)
  const head = Math.min(8, height - 1)
  const top = maxHeight - height
  return `M0 ${maxHeight}V${top + head}a${head} ${head} 0 0 1 ${head}-${head}H${28 - head}a${head} ${head} 0 0 1 ${head} ${head}V${maxHeight}z`
}
