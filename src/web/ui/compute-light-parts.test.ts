import { expect, test } from 'vitest'
import { computeLightParts } from './compute-light-parts.ts'

test.each<[have: number, need: number, parts: number[]]>([
  [22, 50, [1, 1, 0.2, 0, 0]],
  [0, 30, [0, 0, 0]],
  [-12, 10, [0]],
  [99, 20, [1, 1]],
])('%i of %i points are the lights %j [RWD-46]', (have, need, parts) => {
  expect(computeLightParts(have, need)).toEqual(parts)
})

test.each<[have: number, need: number, parts: number[]]>([
  [9, 10, [0]],
  [19, 20, [1, 0]],
  [20, 20, [1, 1]],
  [24, 25, [1, 1, 0]],
  [25, 25, [1, 1, 1]],
  [15, 21, [1, 0.5, 0]],
])('the last light sleeps until all is there: %i of %i points are the lights %j [RWD-46]', (have, need, parts) => {
  expect(computeLightParts(have, need)).toEqual(parts)
})

test('one point less than twelve lights are eleven', () => {
  expect(computeLightParts(119, 120).filter((part) => part === 1)).toHaveLength(11)
  expect(computeLightParts(119, 120).at(-1)).toBe(0)
})
