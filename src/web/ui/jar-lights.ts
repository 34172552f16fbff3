/** How a balance becomes lights. Pure: the same points and the same child give the same picture. */

const pointsPerLight = 10
export const lightsPerJar = 100
/** From this many full jars on, the shelf shows one jar and a number. */
export const maxShownJars = 10

export type Light = { x: number; y: number; brightness: number }

export type JarLights = {
  /** Full jars on the shelf, each a hundred lights. */
  fullJars: number
  lights: Light[]
  /** Half the height of a firefly's body: one smooth scale by number, so that no light jumps in size. */
  radius: number
  /** An empty jar in which nobody lives yet: one firefly sleeps until the first light. */
  sleeping: boolean
}

type Spot = { x: number; y: number }

/** The glass in the drawing's own units: a rounded box. */
const glass = { x: 90, y: 123, halfWidth: 66, halfHeight: 75, corner: 38 }
const wallMargin = 9
const gridStep = 6

/** The lights of a balance. A point gained never takes one away, a point spent never adds one. */
export function jarLights(points: number, seed: string): JarLights {
  const pointsPerJar = pointsPerLight * lightsPerJar
  const positive = Math.max(0, Math.floor(points))
  const inThisJar = positive % pointsPerJar
  const count = Math.ceil(inThisJar / pointsPerLight)
  const lights = lightPositions(seed)
    .slice(0, count)
    .map((spot, index) => ({ ...spot, brightness: Math.min(1, inThisJar / pointsPerLight - index) }))
  return {
    fullJars: Math.floor(positive / pointsPerJar),
    lights,
    radius: radiusFor(count),
    sleeping: points >= 0 && count === 0,
  }
}

/** The size of each firefly when there are so many. */
function radiusFor(count: number): number {
  return Math.max(3.2, 13 - 1.45 * Math.sqrt(count))
}

const remembered = new Map<string, readonly Spot[]>()

/** The hundred places of one child's jar, in the order in which they are taken. */
export function lightPositions(seed: string): readonly Spot[] {
  const known = remembered.get(seed)
  if (known) return known
  const spots = chooseSpots(randomFrom(seed))
  remembered.set(seed, spots)
  return spots
}

/**
 * Each next place is the one farthest from all places taken and from the glass. So few lights float in the middle with
 * room for their wings, many keep an even distance, and no place ever moves when another is added.
 */
function chooseSpots(random: () => number): Spot[] {
  const pool = candidates(random)
  const reach = Float64Array.from(
    pool,
    (spot) => (8 + 1.5 * (distanceToWall(spot) - wallMargin) * (0.7 + 0.6 * random())) ** 2,
  )
  const chosen: Spot[] = []
  let next = farthest(reach)
  while (chosen.length < lightsPerJar) {
    const spot = pool[next] ?? glass
    chosen.push({ x: spot.x, y: spot.y })
    next = takeAway(reach, pool, spot)
  }
  return chosen
}

function farthest(reach: Float64Array): number {
  return reach.indexOf(Math.max(...reach))
}

/** Brings the squared reach of every place up to date with one more taken, and finds the next: one pass for speed. */
function takeAway(reach: Float64Array, pool: readonly Spot[], taken: Spot): number {
  let best = 0
  let most = -1
  for (let index = 0; index < pool.length; index++) {
    const { x, y } = pool[index] ?? taken
    const distance = (x - taken.x) * (x - taken.x) + (y - taken.y) * (y - taken.y)
    const left = Math.min(distance, reach[index] ?? 0)
    reach[index] = left
    if (left > most) {
      most = left
      best = index
    }
  }
  return best
}

function candidates(random: () => number): Spot[] {
  const pool: Spot[] = []
  for (let x = glass.x - glass.halfWidth; x <= glass.x + glass.halfWidth; x += gridStep) {
    for (let y = glass.y - glass.halfHeight; y <= glass.y + glass.halfHeight; y += gridStep) {
      const spot = { x: tenth(x + (random() - 0.5) * gridStep), y: tenth(y + (random() - 0.5) * gridStep) }
      if (distanceToWall(spot) >= wallMargin) pool.push(spot)
    }
  }
  return pool
}

/** How far inside the glass a place lies. */
export function distanceToWall(spot: Spot): number {
  const dx = Math.abs(spot.x - glass.x) - glass.halfWidth + glass.corner
  const dy = Math.abs(spot.y - glass.y) - glass.halfHeight + glass.corner
  const outside = Math.hypot(Math.max(dx, 0), Math.max(dy, 0))
  return glass.corner - outside - Math.min(Math.max(dx, dy), 0)
}

/** A small repeatable generator (xorshift over an FNV hash of the seed). */
function randomFrom(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  state ||= 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 4294967296
  }
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
