import { expect, test } from 'vitest'
import { computeClimb, countClimbSteps } from './climb-shape.ts'

test('a small whole target has a step for each unit, others have twenty [SKL-32]', () => {
  expect([1, 10, 12, 13, 2.5, 500].map(countClimbSteps)).toEqual([1, 10, 12, 20, 20, 20])
})

test('the climber stands where the climbed part ends, on the step that is being climbed [SKL-32]', () => {
  const bests = [1, 3, 7, 7.25, 7.5, 9]
  for (const target of [10, 100]) {
    const gaps = bests.map((best) => {
      const { x, climber } = computeClimb((best * target) / 10, target)
      return x - climber.x
    })
    expect(new Set(gaps)).toEqual(new Set([9]))
  }
  expect(computeClimb(7.5, 10).climber.y).toBe(computeClimb(8, 10).climber.y)
  expect(computeClimb(7.5, 10).climber.x).toBeLessThan(computeClimb(8, 10).climber.x)
})

test('the climber starts on the ground, and stands beside the flag at the target [SKL-32]', () => {
  const [none, most] = [computeClimb(0, 10), computeClimb(10, 10)]
  expect(none.climber).toEqual({ x: 6, y: 68 })
  expect(none.x).toBe(6)
  expect(most.climber.y).toBe(most.flag.y)
  expect(most.climber.x).toBeLessThan(most.flag.x - 10)
  expect(computeClimb(11, 10).x).toBe(most.x)
})
