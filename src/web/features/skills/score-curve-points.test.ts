import { expect, test } from 'vitest'
import { viewBox, computeCurvePoints } from './score-curve-points.ts'

/** Returns scores with the days of November on which they were recorded, one after the other unless these are given. */
const onDays = (scores: readonly number[], days = scores.map((_, nth) => nth + 1)) =>
  scores.map((score, nth) => ({ score, at: new Date(Date.UTC(2026, 10, days[nth])).toISOString() }))

test('scores are drawn from left to right, from 0 at the bottom to the target at the top [SKL-27]', () => {
  const { points, targetY } = computeCurvePoints(onDays([0, 50, 100]), 100)
  expect(points.map(({ x }) => x)).toEqual([8, 160, 312])
  expect(points.map(({ y }) => y)).toEqual([88, 48, 8])
  expect(targetY).toBe(8)
})

test('the space between two scores is that of their times [SKL-27]', () => {
  const { points } = computeCurvePoints(onDays([1, 2, 3], [1, 16, 17]), null)
  expect(points.map(({ x }) => x)).toEqual([8, 293, 312])
})

test('a score above the target extends the scale', () => {
  const { points, targetY } = computeCurvePoints(onDays([200]), 100)
  expect(points[0]).toMatchObject({ x: viewBox.width / 2, y: 8, isBest: true })
  expect(targetY).toBe(48)
})

test('zeros are drawn at the bottom', () => {
  expect(computeCurvePoints(onDays([0, 0]), null).points.map(({ y }) => y)).toEqual([88, 88])
})

test('marks the first of equal best scores', () => {
  expect(computeCurvePoints(onDays([3, 9, 9, 2]), null).points.map(({ isBest }) => isBest)).toEqual([
    false,
    true,
    false,
    false,
  ])
})
