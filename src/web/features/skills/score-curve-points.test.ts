import { expect, test } from 'vitest'
import { viewBox, computeCurvePoints, placeLabels } from './score-curve-points.ts'

const labelsOf = (scores: readonly number[], target: number | null = null) =>
  placeLabels(computeCurvePoints(scores, target)).map(({ score, side }) => [score, side])

test('scores are drawn from left to right, from 0 at the bottom to the target at the top [SKL-27]', () => {
  const { points, targetY } = computeCurvePoints([0, 50, 100], 100)
  expect(points.map(({ x }) => x)).toEqual([8, 160, 312])
  expect(points.map(({ y }) => y)).toEqual([96, 61, 26])
  expect(targetY).toBe(26)
})

test('a score above the target extends the scale', () => {
  const { points, targetY } = computeCurvePoints([200], 100)
  expect(points[0]).toMatchObject({ x: viewBox.width / 2, y: 26, isBest: true })
  expect(targetY).toBe(61)
})

test('zeros are drawn at the bottom', () => {
  expect(computeCurvePoints([0, 0], null).points.map(({ y }) => y)).toEqual([96, 96])
})

test('marks the first of equal best scores', () => {
  expect(computeCurvePoints([3, 9, 9, 2], null).points.map(({ isBest }) => isBest)).toEqual([false, true, false, false])
})

test('the best and the last score are written beside their points, once if they are the same [SKL-27]', () => {
  expect(labelsOf([54, 60, 56], 100)).toEqual([
    [60, 'above'],
    [56, 'above'],
  ])
  expect(labelsOf([54, 60, 100], 100)).toEqual([[100, 'above']])
})

test('the last score is written below where both would meet, and not at all where they have no room [SKL-27]', () => {
  const many = Array.from({ length: 8 }, () => 50)
  expect(labelsOf([...many, 60, 56], 100)).toEqual([
    [60, 'above'],
    [56, 'below'],
  ])
  expect(labelsOf([1, 1, 1, 1, 1, 1, 1, 3, 2], 100)).toEqual([[3, 'above']])
})

test('a score close below the target is written below, clear of its line [SKL-27]', () => {
  expect(labelsOf([50, 90, 80], 100)).toEqual([
    [90, 'below'],
    [80, 'below'],
  ])
})
