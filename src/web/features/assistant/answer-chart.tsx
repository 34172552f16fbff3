import { useFormatter } from 'use-intl'
import type { ChatChart } from '#shared/assistant/contract.ts'
import { classNames } from '#web/ui/class-names.ts'

/** Returns where each bar begins and how wide it is, in percent of the width that all share, and where zero is. */
export const computeBars = (values: readonly number[]): { zero: number; bars: { left: number; width: number }[] } => {
  const min = Math.min(0, ...values)
  const range = Math.max(0, ...values) - min || 1
  const toPercent = (value: number): number => ((value - min) / range) * 100
  const zero = toPercent(0)
  return {
    zero,
    bars: values.map((value) => ({ left: Math.min(zero, toPercent(value)), width: Math.abs(toPercent(value) - zero) })),
  }
}

/** Labels up to so many characters, such as weekdays, leave more room to the bars. */
const maxShortLabel = 5

const hatchClasses =
  'bg-[repeating-linear-gradient(135deg,var(--color-text-2)_0_2px,transparent_2px_5px)] border-text-2!'

/**
 * Renders a few numbers of an answer as a table with a bar for each: to the right of a line for zero, or hatched to its
 * left. The bars are decorative.
 */
export function AnswerChart({ chart: { title, bars } }: { chart: ChatChart }) {
  const format = useFormatter()
  const isShort = bars.every(({ label }) => Array.from(label).length <= maxShortLabel)
  const { zero, bars: shapes } = computeBars(bars.map(({ value }) => value))
  return (
    <table data-chart="" className="w-full table-fixed border-collapse text-small">
      <caption className="type-label pb-1.5 text-left wrap-anywhere">{title}</caption>
      <tbody>
        {bars.map(({ label, value }, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- two labels can be equal
          <tr key={n}>
            <th
              scope="row"
              className={classNames(
                'py-1 pr-2 text-left font-normal wrap-anywhere hyphens-auto',
                isShort ? 'w-[20%]' : 'w-[38%]',
              )}
            >
              {label}
            </th>
            <td aria-hidden="true" className="py-1">
              <span className="relative block h-4">
                <span
                  style={{ left: `${zero}%` }}
                  className="absolute -inset-y-1 border-l border-control forced-colors:border-[CanvasText]"
                />
                <span
                  data-bar=""
                  style={{ left: `${shapes[n]?.left ?? 0}%`, width: `${shapes[n]?.width ?? 0}%` }}
                  className={classNames(
                    'absolute inset-y-0',
                    value > 0 && 'rounded-r-[4px] border border-primary bg-primary',
                    value < 0 && classNames('rounded-l-[4px] border', hatchClasses),
                  )}
                />
              </span>
            </td>
            <td className="w-[20%] py-1 pl-2 text-right font-semibold wrap-anywhere tabular-nums">
              {format.number(value, { maximumFractionDigits: 2 }).replace('-', '−')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
