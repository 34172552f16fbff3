import { pointsPerLight } from '#web/ui/compute-jar-lights.ts'
import { staggerMs } from '#web/ui/flight-path.ts'

/** A position on the page, in pixels. */
interface Point {
  x: number
  y: number
}

type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

/** Where the lights of a redemption fly: from the rim of the jar to the outline of the picture. */
export interface RedeemRoute {
  rim: Point
  picture: Rect
}

const firstMs = 60

/** How long a light flies from the jar to the picture, in milliseconds. */
export const flightMs = 620
const drawMs = { start: 400, duration: 620, end: 1020 }
const fadeMs = 120
const maxLights = 5
const samples = 28

/** Returns how many lights draw a reward: one for each ten points of its price, at most five. */
export const countRedeemLights = (cost: number): number => Math.min(maxLights, Math.ceil(cost / pointsPerLight))

/** Returns when a light leaves the jar, in milliseconds after the start. */
export const computeLeavingMs = (nth: number): number => firstMs + nth * staggerMs

/** Returns the angle up to which the outline is drawn at a time, clockwise from the top, in radians. */
const drawnAngle = (ms: number): number => Math.max(0, Math.min(1, (ms - drawMs.start) / drawMs.duration)) * 2 * Math.PI

/** Returns the point of the picture's rounded outline at an angle. */
const outlinePoint = ({ left, top, width, height }: Rect, angle: number): Point => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const reach = (Math.abs(sin) ** 5 + Math.abs(cos) ** 5) ** (-1 / 5)
  return { x: left + (width / 2) * (1 + sin * reach), y: top + (height / 2) * (1 - cos * reach) }
}

const bezier = (points: readonly [Point, Point, Point, Point], share: number): Point => {
  const rest = 1 - share
  const weights = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3]
  const sum = (axis: 'x' | 'y') =>
    points.reduce((total, point, index) => total + point[axis] * (weights[index] ?? 0), 0)
  return { x: sum('x'), y: sum('y') }
}

/** Returns where a light is at a time: on its arc from the rim, then on the outline where it is being drawn. */
export const computeRedeemPoint = ({ rim, picture }: RedeemRoute, nth: number, ms: number): Point => {
  const leaves = computeLeavingMs(nth)
  const lands = leaves + flightMs
  if (ms >= lands) return outlinePoint(picture, drawnAngle(ms))
  const target = outlinePoint(picture, drawnAngle(lands))
  const share = Math.max(0, (ms - leaves) / flightMs)
  const rise = rim.y - target.y
  const arc = [
    rim,
    { x: rim.x + 18, y: rim.y - rise * 0.35 },
    { x: target.x, y: target.y + rise * 0.5 },
    target,
  ] as const
  return bezier(arc, 1 - (1 - share) ** 1.6)
}

/** Lets the lights leave the jar and draw the picture, after `startMs`; each element is centred by its transform. */
export const animateRedeemLights = (lights: readonly HTMLElement[], route: RedeemRoute, startMs: number): void => {
  for (const [nth, light] of lights.entries()) {
    const leaves = computeLeavingMs(nth)
    const duration = drawMs.end + fadeMs - leaves
    const keyframes = Array.from({ length: samples + 1 }, (_, sample): Keyframe => {
      const share = sample / samples
      const { x, y } = computeRedeemPoint(route, nth, leaves + share * duration)
      const scale = 0.7 + 0.3 * Math.min(1, share * 2)
      return {
        transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%) scale(${scale.toFixed(2)})`,
        opacity: sample === 0 || sample === samples ? 0 : 1,
      }
    })
    light.animate(keyframes, { duration, delay: startMs + leaves, fill: 'both' })
  }
}
