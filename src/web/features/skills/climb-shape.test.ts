import { expect, test } from 'vitest'
import { computeClimb, countClimbSteps } from './climb-shape.ts'

test('a small whole target has a step for each unit, others have twenty [SKL-32]', () => {
  expect([1, 10, 12, 13, 2.5, 500].map(countClimbSteps)).toEqual([1, 10, 12, 20, 20, 20])
})

test('the climber has come as far on the way to the flag as the best on that to the target [SKL-32]', () => {
  for (const target of [10, 100]) {
    for (const share of [0.1, 0.3, 0.7, 0.75, 0.8, 0.9]) {
      const { climber, flag } = computeClimb(share * target, target)
      expect((climber.x - 6) / (flag.x - 6)).toBeCloseTo(share)
    }
  }
})

test('the climber stands on the step that is being climbed, where its flank begins [SKL-32]', () => {
  expect(computeClimb(7.5, 10).climber.y).toBe(computeClimb(8, 10).climber.y)
  expect(computeClimb(7.5, 10).climber.x).toBeLessThan(computeClimb(8, 10).climber.x)
  const { x, climber, flank } = computeClimb(8, 10)
  expect(flank.x + flank.run * climber.y).toBeCloseTo(x)
})

test('the flank of what is climbed ends where the mountain does once the target is reached [SKL-32]', () => {
  const { flank } = computeClimb(10, 10)
  expect(flank.x + flank.run * 59).toBeCloseTo(314)
})

test('the climber starts on the ground, and stands beside the flag at the target [SKL-32]', () => {
  const [none, most] = [computeClimb(0, 10), computeClimb(10, 10)]
  expect(none.climber).toEqual({ x: 6, y: 59 })
  expect(none.x).toBe(6)
  expect(most.climber.y).toBe(most.flag.y)
  expect(most.climber.x).toBeLessThan(most.flag.x - 10)
  expect(computeClimb(11, 10).x).toBe(most.x)
})
