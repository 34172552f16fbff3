import { expect, test } from 'vitest'
import { viewBox, computeCurvePoints } from './score-curve-points.ts'

test('scores are drawn from left to right, from 0 at the bottom to the target at the top [SKL-27]', () => {
  const { points, targetY } = computeCurvePoints([0, 50, 100], 100)
  expect(points.map(({ x }) => x)).toEqual([8, 160, 312])
  expect(points.map(({ y }) => y)).toEqual([88, 48, 8])
  expect(targetY).toBe(8)
})

test('a score above the target extends the scale', () => {
  const { points, targetY } = computeCurvePoints([200], 100)
  expect(points[0]).toMatchObject({ x: viewBox.width / 2, y: 8, isBest: true })
  expect(targetY).toBe(48)
})

test('zeros are drawn at the bottom', () => {
  expect(computeCurvePoints([0, 0], null).points.map(({ y }) => y)).toEqual([88, 88])
})

test('marks the first of equal best scores', () => {
  expect(computeCurvePoints([3, 9, 9, 2], null).points.map(({ isBest }) => isBest)).toEqual([false, true, false, false])
})
