/** A position on the page, in pixels. */
export interface Point {
  x: number
  y: number
}

/** Where a light starts, the point above the rim of the jar that it passes, and where it lands. */
export interface FlightRoute {
  from: Point
  over: Point
  to: Point
  /** Whether it takes no longer for a long way: into a small jar, which is no sight of its own. */
  isQuick?: boolean
}

/** The share of the flight after which the light is above the rim. */
export const rimShare = 0.8

const maxRisePx = 90

/** How near the middle of a light comes to the top edge of the window, in pixels. */
export const topMarginPx = 24

const slowing = 1.6

/** Slows down towards the rim. */
const ease = (share: number): number => 1 - (1 - share) ** slowing

/** Returns the share of the flight after which a part (0–1) of the arc is behind the light. */
export const findShareOfArc = (part: number): number => rimShare * (1 - (1 - part) ** (1 / slowing))

const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** Returns the position after a share (0–1) of the flight: an arc over the rim, then straight down into the jar. */
export const computeFlightPoint = ({ from, over, to }: FlightRoute, share: number): Point => {
  if (share >= rimShare) {
    const fallen = ((share - rimShare) / (1 - rimShare)) ** 1.6
    return { x: mix(over.x, to.x, fallen), y: mix(over.y, to.y, fallen) }
  }
  const along = ease(share / rimShare)
  const distance = Math.hypot(over.x - from.x, over.y - from.y)
  const control = {
    x: mix(from.x, over.x, 0.12),
    y: Math.max(Math.min(from.y, over.y, topMarginPx), Math.min(from.y, over.y) - Math.min(maxRisePx, distance * 0.16)),
  }
  const [start, middle, end] = [(1 - along) ** 2, 2 * along * (1 - along), along ** 2]
  return {
    x: start * from.x + middle * control.x + end * over.x,
    y: start * from.y + middle * control.y + end * over.y,
  }
}

/** The duration of a flight into a small jar, as in a header, or one that is near, in milliseconds. */
const flightMs = 620

/** How long a light glows on what was tapped before it leaves. */
export const departureMs = 80

/** The time between two lights of the same deed. */
export const staggerMs = 45

const longestMs = 900
const nearPx = 420

/** Returns how long each of a deed's lights flies: longer for a long way into a large jar, but the last one lands within 900 ms. */
export const computeFlightMs = ({ from, over, isQuick = false }: FlightRoute, lights: number): number => {
  if (isQuick) return flightMs
  const distance = Math.hypot(over.x - from.x, over.y - from.y)
  const longest = longestMs - departureMs - (lights - 1) * staggerMs
  return Math.min(Math.max(flightMs, longest), flightMs + Math.max(0, distance - nearPx) * 0.6)
}

/** Returns how many lights fly for a deed of some points. */
export const countFlyingLights = (points: number): number => {
  if (points >= 50) return 5
  if (points >= 20) return 3
  return points >= 10 ? 2 : 1
}
