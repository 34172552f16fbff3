import { assert, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceToWall, jarLights, lightsPerJar, lightPositions } from './jar-lights.ts'

const balance = integer({ min: 0, max: 10_000 })
const seed = string({ minLength: 1, maxLength: 36 })

/** All the light of a balance, in lights. */
function shining(points: number): number {
  const jar = jarLights(points, 'mia')
  return jar.fullJars * lightsPerJar + jar.lights.reduce((sum, light) => sum + light.brightness, 0)
}

describe('the lights of a balance', () => {
  test('347 points are 34 whole lights and one at seven tenths [HOM-5]', () => {
    const { lights, fullJars, sleeping } = jarLights(347, 'mia')
    expect(lights).toHaveLength(35)
    expect(lights.slice(0, 34).every((light) => light.brightness === 1)).toBe(true)
    expect(lights[34]?.brightness).toBeCloseTo(0.7)
    expect([fullJars, sleeping]).toEqual([0, false])
  })

  test('zero points are one sleeping firefly, a debt is an empty jar [HOM-9]', () => {
    expect(jarLights(0, 'mia')).toMatchObject({ lights: [], sleeping: true, fullJars: 0 })
    expect(jarLights(-12, 'mia')).toMatchObject({ lights: [], sleeping: false, fullJars: 0 })
  })

  test('each full thousand is a jar on the shelf [HOM-6]', () => {
    expect(jarLights(999, 'mia')).toMatchObject({ fullJars: 0 })
    expect(jarLights(999, 'mia').lights).toHaveLength(100)
    expect(jarLights(1000, 'mia')).toMatchObject({ fullJars: 1, lights: [] })
    expect(jarLights(12_340, 'mia').fullJars).toBe(12)
    expect(jarLights(12_340, 'mia').lights).toHaveLength(34)
  })

  test('the light shown is the balance', () => {
    const off = (points: number) => Math.abs(shining(points) * 10 - points)
    expect(() => assert(property(balance, (points) => off(points) < 1e-6))).not.toThrow()
  })

  test('a point gained never takes a light away and a point spent never adds one [HOM-7]', () => {
    const darker = Array.from({ length: 10_000 }, (_, points) => points).filter(
      (points) => shining(points + 1) <= shining(points),
    )
    expect(darker).toEqual([])
  })

  test('a light keeps its place when another comes', () => {
    const within = integer({ min: 0, max: 998 })
    assert(
      property(within, seed, (points, child) => {
        const before = jarLights(points, child).lights
        const after = jarLights(points + 1, child).lights
        const places = before.map(({ x, y }) => [x, y])
        expect(after.slice(0, before.length).map(({ x, y }) => [x, y])).toEqual(places)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the places in the jar', () => {
  test('all lie inside the glass and keep their distance', () => {
    assert(
      property(seed, (child) => {
        const spots = lightPositions(child)
        expect(spots).toHaveLength(lightsPerJar)
        for (const [index, spot] of spots.entries()) {
          expect(distanceToWall(spot)).toBeGreaterThanOrEqual(9)
          for (const other of spots.slice(index + 1)) {
            expect(Math.hypot(spot.x - other.x, spot.y - other.y)).toBeGreaterThan(7)
          }
        }
      }),
      { numRuns: 12 },
    )
  })

  test('belong to the child', () => {
    expect(lightPositions('mia')).toEqual(lightPositions('mia'))
    expect(lightPositions('mia')).not.toEqual(lightPositions('leo'))
  })
})
