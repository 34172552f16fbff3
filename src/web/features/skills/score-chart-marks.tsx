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

const labelClasses =
  'absolute -translate-x-1/2 font-round text-[1.0625rem]/5 font-semibold whitespace-nowrap text-summit tabular-nums'

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

/** Renders the light on the best score, with its number above. */
export function BestLight({ text, ...place }: MarkProps) {
  const id = useId()
  return (
    <span className="absolute" style={placeAt(place)}>
      <svg viewBox="-27 -24 54 54" className="edged-light absolute bottom-0 size-14 -translate-x-1/2 overflow-visible">
        <FireflyGradient id={id} />
        <Firefly id={id} x={0} y={14} radius={9} />
      </svg>
      <b className={classNames(labelClasses, 'bottom-9')}>{text}</b>
    </span>
  )
}

/** Renders the last score below its point. */
export const LastScore = ({ text, ...place }: MarkProps) => (
  <span className="absolute" style={placeAt(place)}>
    <b className={classNames(labelClasses, 'top-2.5')}>{text}</b>
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
