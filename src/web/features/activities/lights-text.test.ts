import { expect, test } from 'vitest'
import { roundToLights } from './lights-text.ts'

test.each([
  [3, 'more', 0],
  [5, 'almost', 1],
  [10, 'exactly', 1],
  [12, 'more', 1],
  [37, 'almost', 4],
  [95, 'almost', 10],
  [1234, 'more', 123],
] as const)('%d points are told as %s %d lights [ACT-30]', (points, about, lights) => {
  expect(roundToLights(points)).toEqual({ about, lights })
})
