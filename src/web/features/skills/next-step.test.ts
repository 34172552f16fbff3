import { expect, test } from 'vitest'
import { findNextStep } from './next-step.ts'

test.each([
  [52, 60, 54],
  [7, 10, 8],
  [70, 100, 75],
  [0, 500, 25],
  [21, 50, 23],
  [2.4, 3.2, 2.56],
  [6000, 123_456.5, 6173],
  [1.06, 1.25, 1.07],
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
