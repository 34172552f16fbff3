import { expect, test } from 'vitest'
import { viewBox, computeCurve } from './score-curve-points.ts'

test('scores are drawn from left to right, from 0 at the bottom to the target at the top [SKL-27]', () => {
  const { points, targetY } = computeCurve([0, 50, 100], 100)
  expect(points.map(({ x }) => x)).toEqual([8, 160, 312])
  expect(points.map(({ y }) => y)).toEqual([88, 48, 8])
  expect(targetY).toBe(8)
})

test('a score above the target extends the scale', () => {
  const { points, targetY } = computeCurve([200], 100)
  expect(points[0]).toMatchObject({ x: viewBox.width / 2, y: 8, isBest: true })
  expect(targetY).toBe(48)
})

test('zeros are drawn at the bottom', () => {
  expect(computeCurve([0, 0], null).points.map(({ y }) => y)).toEqual([88, 88])
})

test('marks the first of equal best scores', () => {
  expect(computeCurve([3, 9, 9, 2], null).points.map(({ isBest }) => isBest)).toEqual([false, true, false, false])
})
