import { expect, test } from 'vitest'
import { addScoreStep, computeScoreStep } from './score-step.ts'

test('the step of a score grows with the target [SKL-33]', () => {
  expect([null, 10, 100, 199, 200, 500, 1999, 2000, 50_000].map(computeScoreStep)).toEqual([
    1, 1, 1, 1, 10, 10, 10, 100, 1000,
  ])
})

test('a score never falls below 0 or rises above the greatest, and keeps its decimals [SKL-33]', () => {
  expect([addScoreStep(0.5, -1), addScoreStep(0.1, 1), addScoreStep(52.25, -1), addScoreStep(1e9, 1)]).toEqual([
    0, 1.1, 51.25, 1e9,
  ])
})
