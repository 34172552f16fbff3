import { expect, test } from 'vitest'
import { board, curveOf } from './curve.ts'

test('scores stand from left to right and from 0 at the bottom to the target at the top [SKL-27]', () => {
  const { points, targetY } = curveOf([0, 50, 100], 100)
  expect(points.map(({ x }) => x)).toEqual([8, 160, 312])
  expect(points.map(({ y }) => y)).toEqual([88, 48, 8])
  expect(targetY).toBe(8)
})

test('a score beyond the target lifts the board', () => {
  const { points, targetY } = curveOf([200], 100)
  expect(points[0]).toMatchObject({ x: board.width / 2, y: 8, isBest: true })
  expect(targetY).toBe(48)
})

test('only zeros stay on the ground', () => {
  expect(curveOf([0, 0], null).points.map(({ y }) => y)).toEqual([88, 88])
})

test('one best is marked, the first of equals', () => {
  expect(curveOf([3, 9, 9, 2], null).points.map(({ isBest }) => isBest)).toEqual([false, true, false, false])
})
