import { assert, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import {
  computeFlightMs,
  computeFlightPoint,
  countFlyingLights,
  departureMs,
  rimShare,
  staggerMs,
  topMarginPx,
} from './flight-path.ts'

const point = record({ x: integer({ min: 0, max: 2000 }), y: integer({ min: 0, max: 1200 }) })
const route = record({ from: point, over: point, to: point })

test.each([
  [1, 1],
  [9, 1],
  [10, 2],
  [19, 2],
  [20, 3],
  [49, 3],
  [50, 5],
  [100, 5],
])('%i points fly as %i lights [JOY-1]', (points, lights) => {
  expect(countFlyingLights(points)).toBe(lights)
})

test('a flight starts at what was tapped, passes the rim and ends at its place [JOY-1]', () => {
  assert(
    property(route, (way) => {
      expect(computeFlightPoint(way, 0)).toEqual(way.from)
      expect(computeFlightPoint(way, rimShare)).toEqual(way.over)
      expect(computeFlightPoint(way, 1)).toEqual(way.to)
    }),
  )
})

test('a light does not leave the window at its top edge [JOY-1]', () => {
  assert(
    property(route, integer({ min: 0, max: 100 }), (way, percent) => {
      const highest = Math.min(topMarginPx, way.from.y, way.over.y, way.to.y)
      expect(computeFlightPoint(way, percent / 100).y).toBeGreaterThanOrEqual(highest - 0.001)
    }),
  )
})

test('the last light of a deed lands within 900 ms, and none flies for less than 620 ms [JOY-1]', () => {
  assert(
    property(route, integer({ min: 1, max: 100 }), (way, points) => {
      const lights = countFlyingLights(points)
      const flightMs = computeFlightMs(way, lights)
      expect(flightMs).toBeGreaterThanOrEqual(620)
      expect(departureMs + flightMs + (lights - 1) * staggerMs).toBeLessThanOrEqual(900)
    }),
  )
})

test('lights fly into a small jar for 620 ms, however far it is [JOY-1]', () => {
  assert(
    property(route, (way) => {
      expect(computeFlightMs({ ...way, isQuick: true }, 5)).toBe(620)
    }),
  )
})
