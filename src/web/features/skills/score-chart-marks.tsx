import { useId } from 'react'
import { Firefly, FireflyGradient } from '#web/ui/firefly.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { percent, placeAt } from './chart-place.ts'
import type { ChartScore } from './score-chart-shape.ts'

interface MarkProps {
  /** As shares of the width and height of the chart. */
  x: number
  y: number
  text: string
}

const labelClasses = 'absolute font-round text-[1.0625rem]/5 font-semibold whitespace-nowrap text-summit tabular-nums'

/** A day below the chart takes at most this share of its width. */
const dayWidth = 0.25

/** Renders the next step as an open ring with its score. */
export const NextStep = ({ text, ...place }: MarkProps) => (
  <span
    className="absolute size-3.5 -translate-1/2 rounded-full border-[2.5px] border-primary bg-surface"
    style={placeAt(place)}
  >
    <b className="type-label absolute top-full left-full text-primary tabular-nums">{text}</b>
  </span>
)

/** Closer to the axis than this share of the width there is no room for a number beside a point. */
const besideWidth = 0.1

/** Renders the light on the best score with its number, where the curve has not been yet: at its left. */
export function BestLight({ text, ...place }: MarkProps) {
  const id = useId()
  const isBeside = place.x >= besideWidth
  return (
    <span className="absolute" style={placeAt(place)}>
      <svg viewBox="-20 -20 40 40" className="edged-light absolute size-9 -translate-1/2 overflow-visible">
        <FireflyGradient id={id} />
        <Firefly id={id} x={0} y={0} radius={10} />
      </svg>
      <b className={classNames(labelClasses, isBeside ? 'right-4.5 bottom-1' : 'bottom-4.5 -translate-x-1/2')}>
        {text}
      </b>
    </span>
  )
}

/** Renders the last score below its point. */
export const LastScore = ({ text, ...place }: MarkProps) => (
  <span className="absolute" style={placeAt(place)}>
    <b className={classNames(labelClasses, 'top-2.5 -translate-x-1/2')}>{text}</b>
  </span>
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
