import { expect, test } from 'vitest'
import { computeChartShape, findNextStep } from './score-chart-shape.ts'

test.each([
  [52, 60, 54],
  [7, 10, 8],
  [70, 100, 75],
  [0, 500, 25],
  [21, 50, 23],
  [2.4, 3.2, 2.56],
  [6000, 123_456.5, 6173],
])('after %d of %d the next step is %d, a step of the climb', (best, target, next) => {
  expect(findNextStep(best, target)).toBe(next)
})

test.each([
  [9, 10],
  [58, 60],
  [60, 60],
  [70, 60],
])('after %d of %d there is no step before the target', (best, target) => {
  expect(findNextStep(best, target)).toBeNull()
})

test('scores are at equal distances, and the way to the target takes the rest', () => {
  const { points, goalY, next } = computeChartShape({ scores: [20, 30, 25, 40, 50], target: 100, isOpen: true })
  expect(points.map(({ x }) => x)).toEqual([0, 0.2, 0.4, 0.6, 0.8])
  expect(points.map(({ y }) => y)).toEqual([0.8, 0.7, 0.75, 0.6, 0.5])
  expect(goalY).toBe(0)
  expect(next).toEqual({ score: 55, x: 0.92, y: 0.45 })
})

test.each([
  ['without a target', { target: null, isOpen: true }],
  ['of a completed challenge', { target: 100, isOpen: false }],
])('scores %s take the whole width, and no step follows', (_, rest) => {
  const { points, next } = computeChartShape({ scores: [20, 30, 25], ...rest })
  expect(points.map(({ x }) => x)).toEqual([0, 0.5, 1])
  expect(next).toBeNull()
})

test('the line of the best so far never falls', () => {
  const { bests } = computeChartShape({ scores: [20, 40, 30, 50], target: 100, isOpen: true })
  expect(bests).toEqual([
    { x: 0, y: 0.8 },
    { x: 0.25, y: 0.8 },
    { x: 0.25, y: 0.6 },
    { x: 0.5, y: 0.6 },
    { x: 0.75, y: 0.6 },
    { x: 0.75, y: 0.5 },
  ])
})

test.each([
  [[22, 52], 60, [0, 20, 40]],
  [[7], 10, [0, 5]],
  [[0.2], 0.5, [0, 0.2, 0.4]],
  [[120], 1000, [0, 500]],
  [[61], 64, [0, 20, 40]],
])('the lines of %j up to %d are at %j, none of them where the target is', (scores, target, ticks) => {
  const shape = computeChartShape({ scores, target, isOpen: true })
  expect(shape.ticks.map(({ score }) => score)).toEqual(ticks)
})

test('without scores and without a target there is an axis', () => {
  const shape = computeChartShape({ scores: [], target: null, isOpen: true })
  expect(shape).toMatchObject({ points: [], bests: [], goalY: null, next: null })
  expect(shape.ticks[0]).toEqual({ score: 0, x: 0, y: 1 })
})
