/** The view box of the curve. */
export const viewBox = { width: 320, height: 96, edge: 8 } as const

export interface ScoreCurvePoint {
  x: number
  y: number
  score: number
  isBest: boolean
}

const roundToTenth = (n: number) => Math.round(n * 10) / 10

/**
 * Returns the points of scores (oldest first), spaced by their times, from 0 up to the highest score or the target. Marks
 * only the first of equal bests.
 */
export const computeCurvePoints = (dated: readonly { score: number; at: string }[], target: number | null) => {
  const scores = dated.map(({ score }) => score)
  const best = Math.max(...scores)
  const top = Math.max(best, target ?? 0) || 1
  const { width, height, edge } = viewBox
  const times = dated.map(({ at }) => Date.parse(at))
  const start = Math.min(...times)
  const duration = Math.max(...times) - start
  const xOf = (time = start) =>
    roundToTenth(duration === 0 ? width / 2 : edge + ((time - start) * (width - 2 * edge)) / duration)
  const yOf = (score: number) => roundToTenth(height - edge - (score / top) * (height - 2 * edge))
  const first = scores.indexOf(best)
  return {
    points: scores.map((score, place): ScoreCurvePoint => ({
      score,
      x: xOf(times[place]),
      y: yOf(score),
      isBest: place === first,
    })),
    targetY: target === null ? null : yOf(target),
  }
}
