import { computeJarLights, distanceToWall } from './compute-jar-lights.ts'

/** A position or a way, in units of the jar's view box. */
export interface Position {
  x: number
  y: number
}

export interface Firefly extends Position {
  radius: number
  brightness: number
  /** How far it drifts. */
  reach: number
}

/** How many lights of a jar drift; the others stand. */
export const maxFireflies = 12

/** The firefly that drifts in the jar while all its lights stand in full jars. */
export const aloneFirefly: Firefly = { x: 90, y: 140, radius: 5.5, brightness: 1, reach: 13 }

const marginToWall = 12
const steps = 8

/** Least distance that a light drifts, although two of a full jar can then meet for a moment. */
const leastReach = 5
const mostReach = 13

/** Returns how far a light can drift without meeting the nearest one. */
const reachOf = (light: Position, lights: readonly Position[], radius: number): number => {
  const distances = lights.filter((one) => one !== light).map(({ x, y }) => Math.hypot(x - light.x, y - light.y))
  return Math.max(leastReach, Math.min(mostReach, Math.min(...distances) / 2 - radius))
}

/** Computes the fireflies of a balance: its first twelve lights, and at least one above zero. */
export const computeFireflies = (points: number, seed: string): Firefly[] => {
  const { lights, radius, alone } = computeJarLights(points, seed)
  if (alone) return [aloneFirefly]
  return lights.slice(0, maxFireflies).map((light) => ({ ...light, radius, reach: reachOf(light, lights, radius) }))
}

/** Returns the longest part of a way from a position that stays inside the glass. */
export const clampToGlass = ({ x, y }: Position, way: Position): Position => {
  for (let step = steps; step > 0; step--) {
    const part = { x: (way.x * step) / steps, y: (way.y * step) / steps }
    if (distanceToWall({ x: x + part.x, y: y + part.y }) >= marginToWall) return part
  }
  return { x: 0, y: 0 }
}
