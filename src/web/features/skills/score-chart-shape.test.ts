import { expect, test } from 'vitest'
import { computeChartShape } from './score-chart-shape.ts'

/** Returns scores, all of one day or `daysApart`. */
const list = (scores: readonly number[], daysApart = 0) => scores.map((score, nth) => ({ score, day: nth * daysApart }))

const open = { best: null, target: 100, dueDay: null, isOpen: true }

test('scores of few days are at equal distances, and the way to the target takes the rest', () => {
  const { points, goalY, next } = computeChartShape({ ...open, scores: list([20, 30, 25, 40, 50]) })
  expect(points.map(({ x }) => x)).toEqual([0, 0.2, 0.4, 0.6, 0.8])
  expect(points.map(({ y }) => y)).toEqual([0.8, 0.7, 0.75, 0.6, 0.5])
  expect(goalY).toBe(0)
  expect(next).toEqual({ score: 55, x: 0.92, y: 0.45 })
})

test.each([
  ['without a target', { ...open, target: null }],
  ['of a completed challenge', { ...open, isOpen: false }],
])('scores %s take the whole width, and no step follows', (_, rest) => {
  const { points, next } = computeChartShape({ ...rest, scores: list([20, 30, 25]) })
  expect(points.map(({ x }) => x)).toEqual([0, 0.5, 1])
  expect(next).toBeNull()
})

test('over a week or more scores are at the distances of their days, and the way ahead in proportion to the days left', () => {
  const scores = [0, 10, 12, 20].map((day) => ({ score: day + 1, day }))
  const xs = (dueDay: number | null) => computeChartShape({ ...open, scores, dueDay }).points.map(({ x }) => x)
  expect(xs(null)).toEqual([0, 0.4, 0.48, 0.8])
  expect(xs(30)).toEqual([0, 0.3333, 0.4, 0.6667])
  expect(xs(400)).toEqual([0, 0.25, 0.3, 0.5])
  expect(xs(21)).toEqual([0, 0.4, 0.48, 0.8])
})

test('many tries on one day of several weeks are at equal distances', () => {
  const scores = [0, 0, 0, 0, 14].map((day, nth) => ({ score: nth, day }))
  expect(computeChartShape({ ...open, scores }).points.map(({ x }) => x)).toEqual([0, 0.2, 0.4, 0.6, 0.8])
})

test('the best so far is a level line up to the score that is better', () => {
  const { bests } = computeChartShape({ ...open, scores: list([20, 40, 30, 50]) })
  expect(bests).toEqual([
    [
      { x: 0, y: 0.8 },
      { x: 0, y: 0.8 },
    ],
    [
      { x: 0.25, y: 0.6 },
      { x: 0.5, y: 0.6 },
    ],
    [
      { x: 0.75, y: 0.5 },
      { x: 0.75, y: 0.5 },
    ],
  ])
})

test.each([
  [[22, 52], 60, [0, 20, 40]],
  [[7], 10, [0, 5]],
  [[0.2], 0.5, [0, 0.2, 0.4]],
  [[120], 1000, [0, 500]],
  [[61], 64, [0, 20, 40]],
  [[0.01], 0.02, [0, 0.01]],
])('the lines of %j up to %d are at %j, none of them where the target is', (scores, target, ticks) => {
  const shape = computeChartShape({ ...open, scores: list(scores), target })
  expect(shape.ticks.map(({ score }) => score)).toEqual(ticks)
})

test('without scores and without a target there is an axis', () => {
  const shape = computeChartShape({ ...open, scores: [], target: null })
  expect(shape).toMatchObject({ points: [], bests: [], goalY: null, next: null })
  expect(shape.ticks[0]).toEqual({ score: 0, x: 0, y: 1 })
})

test('the next step is above the best score ever, also if that is older than the scores', () => {
  const { next, ticks } = computeChartShape({ ...open, best: 120, target: 200, scores: list([20, 30]) })
  expect(next?.score).toBe(130)
  expect(ticks.at(-1)?.score).toBe(150)
})
