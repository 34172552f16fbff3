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
    <b className="type-label absolute top-full left-1/2 -translate-x-1/2 pt-0.5 text-primary tabular-nums">{text}</b>
  </span>
)

/** Closer to the axis than this share of the width there is no room for a number beside a point. */
const besideWidth = 0.1

/** Renders the light above the best score with its number, where the curve has not been yet: at its left. */
export function BestLight({ text, ...place }: MarkProps) {
  const id = useId()
  const isBeside = place.x >= besideWidth
  return (
    <span className="absolute" style={placeAt(place)}>
      <svg
        viewBox="-20 -20 40 40"
        className="edged-light absolute -bottom-0.5 size-10 -translate-x-1/2 overflow-visible"
      >
        <FireflyGradient id={id} />
        <Firefly id={id} x={0} y={0} radius={9} />
      </svg>
      <b className={classNames(labelClasses, isBeside ? 'right-4 bottom-2.5' : 'bottom-8 -translate-x-1/2')}>{text}</b>
    </span>
  )
}

/** Lower than this share of the height, a number below a point would cover the days. */
const lowest = 0.82

/** Renders the last score below its point, or, close to the days, above it. */
export const LastScore = ({ text, ...place }: MarkProps) => (
  <span className="absolute" style={placeAt(place)}>
    <b className={classNames(labelClasses, '-translate-x-1/2', place.y > lowest ? 'bottom-2.5' : 'top-2.5')}>{text}</b>
  </span>
)

interface DaysProps {
  points: readonly ChartScore[]
  /** The day of each point, as text. */
  days: readonly string[]
}

/** Returns the place of the score closest to the middle of all, if its day has room between the first and the last one. */
const findMiddle = (points: readonly ChartScore[]): number[] => {
  const end = points.at(-1)?.x ?? 0
  const distances = points.map(({ x }) => Math.abs(x - end / 2))
  const nth = distances.indexOf(Math.min(...distances))
  const { x = 0 } = points[nth] ?? {}
  return Math.min(x, end - x) > dayWidth ? [nth] : []
}

/** Renders the days of the first score, of one in the middle if there is room, and of the last one; none twice. */
export const DayLabels = ({ points, days }: DaysProps) =>
  [...new Set([0, ...findMiddle(points), points.length - 1])].map((nth, place, places) =>
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
