import { countClimbSteps } from './climb-shape.ts'

/** A place in the chart, as shares of its width and height, from the top left. */
interface ChartPlace {
  x: number
  y: number
}

/** A score in the chart. */
export interface ChartScore extends ChartPlace {
  score: number
}

interface ChartInput {
  /** Oldest first. */
  scores: readonly number[]
  target: number | null
  /** Whether there are steps to come: a completed challenge has none. */
  isOpen: boolean
}

export interface ScoreChartShape {
  points: readonly ChartScore[]
  /** Where the best so far rises: two places for each rise, and the last score. */
  bests: readonly ChartPlace[]
  /** Scores with a line across the chart. */
  ticks: readonly ChartScore[]
  goalY: number | null
  next: ChartScore | null
}

/** The scores take at most this share of the width while there is a way ahead, and one of them this share. */
const scoresWidth = 0.8
const gapWidth = 0.25
/** The next step keeps this distance from the last score. */
const nextGap = 0.12
const mostTicks = 4
/** A tick closer to the goal than this share of the height has no line. */
const tickGap = 0.09

const roundShare = (share: number): number => Math.round(share * 10_000) / 10_000

const roundScore = (score: number): number => Math.round(score * 100) / 100

/** Returns the score that ends the step of the climb above the best one, or null if only the target is above it. */
export const findNextStep = (best: number, target: number): number | null => {
  const size = target / countClimbSteps(target)
  const end = roundScore((Math.floor(best / size + 1e-9) + 1) * size)
  const next = Number.isInteger(target) || size > 1 ? Math.ceil(end) : end
  return next < target ? next : null
}

/** Returns a step of 1, 2 or 5 times a power of ten that divides 0 to `top` into at most four parts. */
const findTickSize = (top: number): number => {
  const power = 10 ** Math.floor(Math.log10(top / mostTicks))
  return [1, 2, 5, 10].map((factor) => factor * power).find((size) => top / size <= mostTicks) ?? 10 * power
}

const listTicks = (top: number): readonly number[] => {
  const size = findTickSize(top)
  return Array.from({ length: Math.floor(top / size) + 1 }, (_, nth) => roundScore(nth * size))
}

/** Returns the corners of the line of the best so far. */
const traceBests = (points: readonly ChartScore[]): readonly ChartPlace[] =>
  points.reduce<readonly ChartPlace[]>((corners, { x, y }) => {
    const before = corners.at(-1)
    if (!before) return [{ x, y }]
    return y < before.y ? [...corners, { x, y: before.y }, { x, y }] : [...corners, { x, y: before.y }]
  }, [])

/**
 * Returns the places of scores at equal distances, from 0 up to the highest one or the target. While a challenge is open, the
 * way to its target takes the rest of the width.
 */
export const computeChartShape = ({ scores, target, isOpen }: ChartInput): ScoreChartShape => {
  const best = Math.max(0, ...scores)
  const top = Math.max(best, target ?? 0) || 1
  const gaps = Math.max(0, scores.length - 1)
  const isAhead = isOpen && target !== null && best < target
  const width = isAhead ? Math.min(scoresWidth, gaps * gapWidth) : 1
  const yOf = (score: number) => roundShare(1 - score / top)
  const xOf = (place: number) => (gaps === 0 ? (isAhead ? 0 : 0.5) : roundShare((place / gaps) * width))
  const points = scores.map((score, place) => ({ score, x: xOf(place), y: yOf(score) }))
  const goalY = target === null ? null : yOf(target)
  const score = isAhead ? findNextStep(best, target) : null
  const last = points.at(-1)?.x ?? 0
  const share = score === null || target === null ? 0 : (score - best) / (target - best)
  return {
    points,
    bests: traceBests(points),
    ticks: listTicks(top)
      .map((tick) => ({ score: tick, x: 0, y: yOf(tick) }))
      .filter(({ y }) => goalY === null || Math.abs(y - goalY) >= tickGap),
    goalY,
    next: score === null ? null : { score, x: roundShare(last + Math.max(nextGap, share * (1 - last))), y: yOf(score) },
  }
}
