import { expect, test } from 'vitest'
import { computeClimb, countClimbSteps } from './climb-shape.ts'

test('a small whole target has a step for each unit, others have ten [SKL-32]', () => {
  expect([1, 10, 12, 13, 2.5, 500].map(countClimbSteps)).toEqual([1, 10, 12, 10, 10, 10])
})

test('the climber stands on the last step that was reached, and at the target beside the flag [SKL-32]', () => {
  const [none, some, most] = [computeClimb(0, 10), computeClimb(7.5, 10), computeClimb(10, 10)]
  expect(none.x).toBe(6)
  expect(none.climber).toEqual({ x: 6, y: 93 })
  expect(some.climber).toEqual(computeClimb(7, 10).climber)
  expect(some.x).toBeGreaterThan(computeClimb(7, 10).x)
  expect(most.climber.y).toBe(most.flag.y)
  expect(most.climber.x).toBeLessThan(most.flag.x)
  expect(computeClimb(11, 10).x).toBe(most.x)
})
