import { classNames } from '#web/ui/class-names.ts'
import { percent, placeAt } from './chart-place.ts'
import type { ChartScore } from './score-chart-shape.ts'

/** A day below the chart takes at most this share of its width. */
const dayWidth = 0.25

/** Renders the next step as an open ring with its score. */
export const NextStep = ({ text, ...place }: { x: number; y: number; text: string }) => (
  <span
    className="absolute size-3.5 -translate-1/2 rounded-full border-[2.5px] border-primary bg-surface"
    style={placeAt(place)}
  >
    <b className="type-label absolute top-full left-full text-primary tabular-nums">{text}</b>
  </span>
)

/** Renders a score beside its point. */
export const PointLabel = ({ text, isAbove, ...place }: { x: number; y: number; text: string; isAbove: boolean }) => (
  <b
    className={classNames(
      'absolute -translate-x-1/2 rounded-full px-1 font-round text-[1.0625rem]/5 font-semibold text-summit tabular-nums',
      isAbove ? '-mt-2.5 -translate-y-full' : 'mt-2.5',
    )}
    style={placeAt(place)}
  >
    {text}
  </b>
)

interface DaysProps {
  points: readonly ChartScore[]
  /** The day of each point, as text. */
  days: readonly string[]
}

/** Renders the days of the first score, of the one in the middle if there is room, and of the last one; none twice. */
export const Days = ({ points, days }: DaysProps) => {
  const last = points.length - 1
  const middle = (points[last]?.x ?? 0) > 2 * dayWidth ? Math.round(last / 2) : 0
  return [...new Set([0, middle, last])].map((nth, place, places) =>
    days[nth] === days[places[place - 1] ?? -1] ? null : (
      <span
        key={nth}
        className="absolute top-full -translate-x-1/2 pt-2 whitespace-nowrap text-text-2"
        style={{ left: percent(points[nth]?.x ?? 0) }}
      >
        {days[nth]}
      </span>
    ),
  )
}
