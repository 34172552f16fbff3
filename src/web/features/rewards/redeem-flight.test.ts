import { expect, test } from 'vitest'
import { computeLeavingMs, computeRedeemPoint, countRedeemLights, flightMs } from './redeem-flight.ts'

const route = { rim: { x: 195, y: 560 }, picture: { left: 49, top: 92, width: 292, height: 292 } }
const lights = [0, 1, 2, 3, 4]

test('one light for each ten points, at most five [RWD-44]', () => {
  expect([1, 10, 11, 40, 50, 51, 1_000_000].map(countRedeemLights)).toEqual([1, 1, 2, 4, 5, 5, 5])
})

test('each light starts at the rim and lands on the outline of the picture', () => {
  for (const nth of lights) {
    expect(computeRedeemPoint(route, nth, computeLeavingMs(nth))).toEqual(route.rim)
    const { x, y } = computeRedeemPoint(route, nth, computeLeavingMs(nth) + flightMs)
    const distance = Math.max(Math.abs(x - 195), Math.abs(y - 238))
    expect(distance).toBeGreaterThan(120)
    expect(distance).toBeLessThanOrEqual(146.001)
  }
})

test('all lights meet at the top when the outline is drawn', () => {
  for (const nth of lights) {
    const { x, y } = computeRedeemPoint(route, nth, 1020)
    expect([Math.round(x), Math.round(y)]).toEqual([195, 92])
  }
})

test('the last light lands before the outline is drawn', () => {
  expect(computeLeavingMs(4) + flightMs).toBeLessThan(1020)
})
