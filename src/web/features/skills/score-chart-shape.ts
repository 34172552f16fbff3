import { findNextStep } from './next-step.ts'

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
  /** Oldest first, each with the number of its day. */
  scores: readonly { score: number; day: number }[]
  /** The best score ever, which may be older than all of them. */
  best: number | null
  target: number | null
  /** The number of the day by which the target shall be reached, if there is one. */
  dueDay: number | null
  /** Whether there are steps to come: a completed challenge has none. */
  isOpen: boolean
}

export interface ScoreChartShape {
  points: readonly ChartScore[]
  /** Level lines of the best so far, each up to the score that is better. */
  bests: readonly (readonly [ChartPlace, ChartPlace])[]
  /** Scores with a line across the chart. */
  ticks: readonly ChartScore[]
  goalY: number | null
  /** Whether there is a way to the target at the right of the scores. */
  isAhead: boolean
  next: ChartScore | null
}

/** While there is a way ahead, the scores take at most this share of the width, or, by days, at least that one. */
const maxWidth = 0.8
const minWidth = 0.5
/** At equal distances, from one score to the next. */
const gapWidth = 0.25
/** From so many days on, and with so many days for each score, the distances are those of the days. */
const minDays = 7
const minDaysPerScore = 2 / 3
/** The next step keeps this distance from the last score. */
const nextGap = 0.12
const mostTicks = 4
/** Scores have two decimals at most. */
const leastTick = 0.01
/** A tick closer to the goal than this share of the height has no line. */
const tickGap = 0.09

const roundShare = (share: number): number => Math.round(share * 10_000) / 10_000

const roundScore = (score: number): number => Math.round(score * 100) / 100

/** Returns a step of 1, 2 or 5 times a power of ten that divides 0 to `top` into at most four parts. */
const findTickSize = (top: number): number => {
  if (top <= mostTicks * leastTick) return leastTick
  const power = 10 ** Math.floor(Math.log10(top / mostTicks))
  return [1, 2, 5, 10].map((factor) => factor * power).find((size) => top / size <= mostTicks) ?? 10 * power
}

const listTicks = (top: number): readonly number[] => {
  const size = findTickSize(top)
  return Array.from({ length: Math.floor(top / size) + 1 }, (_, nth) => roundScore(nth * size))
}

/** Returns the level lines of the best so far, where scores lie below. */
const traceBests = (points: readonly ChartScore[]): ScoreChartShape['bests'] =>
  points.reduce<[ChartPlace, ChartPlace][]>((lines, { x, y }) => {
    const current = lines.at(-1)
    if (!current || y < current[1].y)
      return [
        ...lines,
        [
          { x, y },
          { x, y },
        ],
      ]
    return [...lines.slice(0, -1), [current[0], { x, y: current[1].y }]]
  }, [])

/** Returns whether the scores stand at the distances of their days: not on few days, or where many share a day. */
const areByDay = (days: readonly number[]): boolean =>
  (days.at(-1) ?? 0) - (days[0] ?? 0) >= minDays && new Set(days).size >= days.length * minDaysPerScore

/** Returns how far each score is on the way from the first (0) to the last one (1). */
const placeScores = (days: readonly number[], isByDay: boolean): readonly number[] => {
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  return days.map((day, place) => (isByDay ? (day - first) / (last - first) : place / Math.max(1, days.length - 1)))
}

/** Returns the share of the width that the scores take while there is a way ahead: by days in proportion to those that are left. */
const findWidth = (days: readonly number[], dueDay: number | null, isByDay: boolean): number => {
  const [first = 0, last = 0] = [days[0], days.at(-1)]
  if (!isByDay) return Math.min(maxWidth, Math.max(0, days.length - 1) * gapWidth)
  if (dueDay === null || dueDay <= last) return maxWidth
  return Math.min(maxWidth, Math.max(minWidth, (last - first) / (dueDay - first)))
}

/** Returns the next step with its place: above the best score, and at the right of the last one. */
const placeNextStep = (best: number, target: number, last: number, yOf: (score: number) => number) => {
  const score = findNextStep(best, target)
  if (score === null) return null
  const share = (score - best) / (target - best)
  return { score, x: roundShare(last + Math.max(nextGap, share * (1 - last))), y: yOf(score) }
}

/**
 * Returns the places of scores from 0 up to the highest one or the target. While a challenge is open, the way to its target takes
 * the rest of the width.
 */
export const computeChartShape = ({ scores, best: known, target, dueDay, isOpen }: ChartInput): ScoreChartShape => {
  const best = Math.max(known ?? 0, ...scores.map(({ score }) => score))
  const top = Math.max(best, target ?? 0) || 1
  const isAhead = isOpen && target !== null && best < target
  const days = scores.map(({ day }) => day)
  const isByDay = areByDay(days)
  const width = isAhead ? findWidth(days, dueDay, isByDay) : 1
  const yOf = (score: number) => roundShare(1 - score / top)
  const shares = placeScores(days, isByDay)
  const points = scores.map(({ score }, place) => ({
    score,
    x: scores.length === 1 && !isAhead ? 0.5 : roundShare((shares[place] ?? 0) * width),
    y: yOf(score),
  }))
  const goalY = target === null ? null : yOf(target)
  return {
    points,
    bests: traceBests(points),
    ticks: listTicks(top)
      .map((tick) => ({ score: tick, x: 0, y: yOf(tick) }))
      .filter(({ y }) => goalY === null || Math.abs(y - goalY) >= tickGap),
    goalY,
    isAhead,
    next: isAhead ? placeNextStep(best, target, points.at(-1)?.x ?? 0, yOf) : null,
  }
}
