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
 * Returns the points of the scores (oldest first), evenly spaced, from 0 up to the highest score or the target. Marks
 * only the first of equal bests.
 */
export const computeCurvePoints = (scores: readonly number[], target: number | null) => {
  const best = Math.max(...scores)
  const top = Math.max(best, target ?? 0) || 1
  const { width, height, edge } = viewBox
  const xOf = (place: number) =>
    roundToTenth(scores.length < 2 ? width / 2 : edge + (place * (width - 2 * edge)) / (scores.length - 1))
  const yOf = (score: number) => roundToTenth(height - edge - (score / top) * (height - 2 * edge))
  const first = scores.indexOf(best)
  return {
    points: scores.map((score, place): ScoreCurvePoint => ({
      score,
      x: xOf(place),
      y: yOf(score),
      isBest: place === first,
    })),
    targetY: target === null ? null : yOf(target),
  }
}
