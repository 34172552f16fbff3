import { percent } from './chart-place.ts'
import type { ScoreChartShape } from './score-chart-shape.ts'
import { useSkillTexts } from './use-skill-texts.ts'

const drawLine = (places: readonly { x: number; y: number }[]): string =>
  places.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${x * 100} ${y * 100}`).join('')

/** Renders the axis, and lines across the chart with their scores at the left. */
export const ScoreAxis = ({ shape: { ticks } }: { shape: ScoreChartShape }) => {
  const { shortAmount } = useSkillTexts()
  return ticks.map(({ score, y }) => (
    <span key={score} className="absolute inset-x-0 border-t border-line" style={{ top: percent(y) }}>
      <span className="absolute right-full -translate-y-1/2 pr-2 whitespace-nowrap text-text-2 tabular-nums">
        {shortAmount(score)}
      </span>
    </span>
  ))
}

/** Renders the dotted line of the target with its flag. */
export const TargetLine = ({ top, text }: { top: number; text: string }) => (
  <>
    <span className="absolute inset-x-0 border-t-2 border-dotted border-primary" style={{ top: percent(top) }}>
      <b className="type-label absolute right-full -translate-y-1/2 pr-2 whitespace-nowrap text-primary tabular-nums">
        {text}
      </b>
    </span>
    <span
      className="absolute -right-px bottom-0 border-r-2 border-summit/40"
      style={{ top: `calc(${percent(top)} - 1.25rem)` }}
    >
      <svg width="22" height="16" viewBox="0 0 22 16" className="absolute top-0 left-full" data-flag="">
        <path
          d="M1 1.500c7-3 11 2.500 20 0-2.500 4-2.500 8 0 12-9 2.500-13-3-20 0z"
          fill="var(--glow)"
          stroke="var(--glow-edge)"
          strokeWidth="1.200"
        />
      </svg>
    </span>
  </>
)

/** Renders the scores as a line with a ground below it, dashed lines of the best so far, and the dotted way to the next step. */
export const ScoreLines = ({ shape: { points, bests, next } }: { shape: ScoreChartShape }) => {
  const start = bests.at(-1)?.[1] ?? { x: 0, y: 1 }
  const way = next ? [start, next] : []
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      className="absolute inset-0 size-full overflow-visible *:[vector-effect:non-scaling-stroke]"
    >
      {points.length > 1 && (
        <path d={`${drawLine(points)}V100H0z`} className="fill-summit-tint opacity-60" stroke="none" />
      )}
      <path d={drawLine(way)} className="stroke-primary" strokeWidth="2" strokeDasharray="0.1 5" />
      <path
        d={bests.map(drawLine).join('')}
        className="stroke-summit opacity-65"
        strokeWidth="1.5"
        strokeDasharray="5 5"
      />
      <path d={drawLine(points)} className="stroke-summit" strokeWidth="3" />
    </svg>
  )
}
