/** A standing light of a jar or a row is worth this many points. */
export const pointsPerLight = 10
/** A row of lights is at most as long; for more a ring is drawn. */
export const maxLights = 20
export const lightsPerJar = 100
/** Most full jars that the shelf shows; of more, it shows one jar and a number. */
export const maxShownJars = 9

export type Light = { x: number; y: number; brightness: number }

export type JarLights = {
  /** Full jars of a hundred lights each. */
  fullJars: number
  lights: Light[]
  /** Radius of each light; shrinks with their number. */
  radius: number
  /** Whether a sleeping firefly is shown: at zero points, but not below. */
  sleeping: boolean
  /** Whether one small firefly is shown, because all lights stand in full jars. */
  alone: boolean
}

type Position = { x: number; y: number }

/** The inside of the glass, a rounded box in view box units. */
const glass = { x: 90, y: 123, halfWidth: 66, halfHeight: 75, corner: 38 }
const wallMargin = 9
const gridStep = 6

/** Radius of each light of jars that are compared: as many as a jar holds stand close together. */
const equalRadius = 7.2

/**
 * Computes the lights of a balance; the same points and seed always give the same lights. They shrink with their
 * number, or each is as large as with any other balance, so that two balances can be compared.
 */
export function computeJarLights(points: number, seed: string, hasEqualLights = false): JarLights {
  const pointsPerJar = pointsPerLight * lightsPerJar
  const positive = Math.max(0, Math.floor(points))
  const inThisJar = positive % pointsPerJar
  const count = Math.ceil(inThisJar / pointsPerLight)
  const lights = computeSeededLightPositions(seed)
    .slice(0, count)
    .map((position, index) => ({ ...position, brightness: Math.min(1, inThisJar / pointsPerLight - index) }))
  return {
    fullJars: Math.floor(positive / pointsPerJar),
    lights,
    radius: hasEqualLights ? equalRadius : computeRadius(count),
    sleeping: points >= 0 && positive === 0,
    alone: positive > 0 && count === 0,
  }
}

function computeRadius(count: number): number {
  return Math.max(3.2, 13 - 1.45 * Math.sqrt(count))
}

const cache = new Map<string, readonly Position[]>()

/** Returns the positions of a jar's hundred lights in the order they are used. */
export function computeSeededLightPositions(seed: string): readonly Position[] {
  const cached = cache.get(seed)
  if (cached) return cached
  const positions = choosePositions(createRandom(seed))
  cache.set(seed, positions)
  return positions
}

/**
 * Picks positions one by one, each the farthest from those picked before and from the wall. Few lights float in the
 * middle, many keep an even distance, and adding one never moves another.
 */
function choosePositions(random: () => number): Position[] {
  const pool = createCandidates(random)
  const clearances = Float64Array.from(
    pool,
    (position) => (8 + 1.5 * (distanceToWall(position) - wallMargin) * (0.7 + 0.6 * random())) ** 2,
  )
  const chosen: Position[] = []
  let next = clearances.indexOf(Math.max(...clearances))
  while (chosen.length < lightsPerJar) {
    const position = pool[next] ?? glass
    chosen.push({ x: position.x, y: position.y })
    next = claimPosition(clearances, pool, position)
  }
  return chosen
}

/** Updates the squared clearances after a position was taken and returns the index of the largest, in one pass. */
function claimPosition(clearances: Float64Array, pool: readonly Position[], taken: Position): number {
  let best = 0
  let largest = -1
  for (let index = 0; index < pool.length; index++) {
    const { x, y } = pool[index] ?? taken
    const distance = (x - taken.x) * (x - taken.x) + (y - taken.y) * (y - taken.y)
    const clearance = Math.min(distance, clearances[index] ?? 0)
    clearances[index] = clearance
    if (clearance > largest) {
      largest = clearance
      best = index
    }
  }
  return best
}

/** Returns the points of a jittered grid that lie inside the glass. */
function createCandidates(random: () => number): Position[] {
  const pool: Position[] = []
  for (let x = glass.x - glass.halfWidth; x <= glass.x + glass.halfWidth; x += gridStep) {
    for (let y = glass.y - glass.halfHeight; y <= glass.y + glass.halfHeight; y += gridStep) {
      const position = {
        x: roundToTenth(x + (random() - 0.5) * gridStep),
        y: roundToTenth(y + (random() - 0.5) * gridStep),
      }
      if (distanceToWall(position) >= wallMargin) pool.push(position)
    }
  }
  return pool
}

/** Returns how far inside the glass a position lies; negative outside. */
export function distanceToWall(position: Position): number {
  const dx = Math.abs(position.x - glass.x) - glass.halfWidth + glass.corner
  const dy = Math.abs(position.y - glass.y) - glass.halfHeight + glass.corner
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0))
  return glass.corner - outside - Math.min(Math.max(dx, dy), 0)
}

/** Creates a seeded generator of numbers from 0 to 1: xorshift over an FNV hash of the seed. */
function createRandom(seed: string): () => number {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  state ||= 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}

function roundToTenth(value: number): number {
  return Math.round(value * 10) / 10
}
