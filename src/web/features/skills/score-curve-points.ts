/** The view box of the curve; above the highest point there is room for a label. */
export const viewBox = { width: 320, height: 104, edge: 8, top: 26 } as const

export interface ScoreCurvePoint {
  x: number
  y: number
  score: number
  isBest: boolean
}

/** A score that is written beside its point. */
export interface ScoreCurveLabel extends ScoreCurvePoint {
  side: 'above' | 'below'
}

/** How near two points are whose labels meet. */
const nearX = 56
const nearY = 20

/** How far above the middle of its point a label reaches. */
const labelReach = 28

const roundToTenth = (n: number) => Math.round(n * 10) / 10

/**
 * Returns the points of scores (oldest first), at equal distances, from 0 up to the highest score or the target. Marks only the first of
 * equal bests.
 */
export const computeCurvePoints = (scores: readonly number[], target: number | null) => {
  const best = Math.max(...scores)
  const max = Math.max(best, target ?? 0) || 1
  const { width, height, edge, top } = viewBox
  const gaps = scores.length - 1
  const xOf = (place: number) => roundToTenth(gaps === 0 ? width / 2 : edge + (place * (width - 2 * edge)) / gaps)
  const yOf = (score: number) => roundToTenth(height - edge - (score / max) * (height - edge - top))
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

/**
 * Returns the best and the last point with the sides of their labels: below where the line of the target runs above, or, for the last one,
 * where it would meet that of the best. The last one has none where there is no room for it.
 */
export const placeLabels = ({ points, targetY }: ReturnType<typeof computeCurvePoints>): ScoreCurveLabel[] => {
  const best = points.find(({ isBest }) => isBest)
  const last = points.at(-1)
  if (!best || !last) return []
  const sideOf = ({ y }: ScoreCurvePoint) =>
    targetY !== null && y > targetY && y - targetY < labelReach ? 'below' : 'above'
  const ofBest: ScoreCurveLabel = { ...best, side: sideOf(best) }
  if (last === best) return [ofBest]
  const meets = last.x - best.x < nearX && last.y - best.y < nearY
  if (!meets) return [ofBest, { ...last, side: sideOf(last) }]
  const hasRoom = ofBest.side === 'above' && last.y + nearY <= viewBox.height
  return hasRoom ? [ofBest, { ...last, side: 'below' }] : [ofBest]
}
