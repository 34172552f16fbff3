import { assert, integer, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distanceToWall, computeJarLights, lightsPerJar, computeSeededLightPositions } from './compute-jar-lights.ts'

const balance = integer({ min: 0, max: 10_000 })
const seed = string({ minLength: 1, maxLength: 36 })

/** Returns the total brightness of a balance, in lights. */
function totalBrightness(points: number): number {
  const jar = computeJarLights(points, 'mia')
  return jar.fullJars * lightsPerJar + jar.lights.reduce((sum, light) => sum + light.brightness, 0)
}

describe('jarLights', () => {
  test('347 points are 34 full lights and one of brightness 0.7 [HOM-5]', () => {
    const { lights, fullJars, sleeping } = computeJarLights(347, 'mia')
    expect(lights).toHaveLength(35)
    expect(lights.slice(0, 34).every((light) => light.brightness === 1)).toBe(true)
    expect(lights[34]?.brightness).toBeCloseTo(0.7)
    expect([fullJars, sleeping]).toEqual([0, false])
  })

  test('zero points show a sleeping firefly, a negative balance an empty jar [HOM-9]', () => {
    expect(computeJarLights(0, 'mia')).toMatchObject({ lights: [], sleeping: true, fullJars: 0 })
    expect(computeJarLights(-12, 'mia')).toMatchObject({ lights: [], sleeping: false, fullJars: 0 })
  })

  test('every thousand points is a full jar [HOM-6]', () => {
    expect(computeJarLights(999, 'mia')).toMatchObject({ fullJars: 0 })
    expect(computeJarLights(999, 'mia').lights).toHaveLength(100)
    expect(computeJarLights(1000, 'mia')).toMatchObject({ fullJars: 1, lights: [], sleeping: false, alone: true })
    expect(computeJarLights(12_340, 'mia').fullJars).toBe(12)
    expect(computeJarLights(12_340, 'mia').lights).toHaveLength(34)
  })

  test('lights to be compared are as large with any balance, the last one partly lit [NAV-10]', () => {
    const [few, many] = [35, 210].map((points) => computeJarLights(points, 'mia', true))
    expect(few?.radius).toBe(many?.radius)
    expect(few?.lights.map(({ brightness }) => brightness)).toEqual([1, 1, 1, 0.5])
    expect(many?.lights.slice(0, 3)).toEqual(few?.lights.slice(0, 3))
  })

  test('total brightness equals the balance', () => {
    const error = (points: number) => Math.abs(totalBrightness(points) * 10 - points)
    expect(() => assert(property(balance, (points) => error(points) < 1e-6))).not.toThrow()
  })

  test('total brightness grows with every point [HOM-7]', () => {
    const failures = Array.from({ length: 10_000 }, (_, points) => points).filter(
      (points) => totalBrightness(points + 1) <= totalBrightness(points),
    )
    expect(failures).toEqual([])
  })

  test('adding a light never moves another', () => {
    const belowFull = integer({ min: 0, max: 998 })
    assert(
      property(belowFull, seed, (points, child) => {
        const before = computeJarLights(points, child).lights
        const after = computeJarLights(points + 1, child).lights
        const positions = before.map(({ x, y }) => [x, y])
        expect(after.slice(0, before.length).map(({ x, y }) => [x, y])).toEqual(positions)
      }),
      { numRuns: 40 },
    )
  })
})

describe('lightPositions', () => {
  test('all lie inside the glass at a minimum distance', () => {
    assert(
      property(seed, (child) => {
        const positions = computeSeededLightPositions(child)
        expect(positions).toHaveLength(lightsPerJar)
        for (const [index, position] of positions.entries()) {
          expect(distanceToWall(position)).toBeGreaterThanOrEqual(9)
          for (const other of positions.slice(index + 1)) {
            expect(Math.hypot(position.x - other.x, position.y - other.y)).toBeGreaterThan(7)
          }
        }
      }),
      { numRuns: 12 },
    )
  })

  test('depend only on the seed', () => {
    expect(computeSeededLightPositions('mia')).toEqual(computeSeededLightPositions('mia'))
    expect(computeSeededLightPositions('mia')).not.toEqual(computeSeededLightPositions('leo'))
  })
})
