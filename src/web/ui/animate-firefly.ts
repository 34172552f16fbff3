import { clampToGlass, type Firefly, type Position } from './compute-fireflies.ts'

/** Width of a firefly's element in radii of its light. */
export const widthInRadii = 5.6

const driftPoints = 5
const scatterReach = 46
const gatherRing = 9

const between = (least: number, most: number): number => least + Math.random() * (most - least)

/** Returns a transform by a way in units of the jar's view box, relative to the element's own size. */
const translate = ({ x, y }: Position, { radius }: Firefly): string => {
  const percent = (units: number) => `${((units / (widthInRadii * radius)) * 100).toFixed(1)}%`
  return `translate(${percent(x)}, ${percent(y)})`
}

/** Starts the drift of a firefly on a closed way around its place; endless and slow. */
const startDrift = (element: Element, firefly: Firefly): Animation => {
  const ways = Array.from({ length: driftPoints }, () => {
    const [angle, reach] = [between(0, 2 * Math.PI), between(0.4, 1) * firefly.reach]
    return clampToGlass(firefly, { x: reach * Math.cos(angle), y: reach * Math.sin(angle) })
  })
  const stay = { x: 0, y: 0 }
  const keyframes = [stay, ...ways, stay].map((way) => ({ transform: translate(way, firefly), easing: 'ease-in-out' }))
  return element.animate(keyframes, { duration: between(9000, 15_000), iterations: Infinity })
}

/** Starts the blinking of a firefly's light: mostly lit, at times dim. */
const startBlink = (element: Element): Animation => {
  const dimAt = between(0.3, 0.6)
  const keyframes = [
    { opacity: 1 },
    { opacity: 1, offset: dimAt, easing: 'ease-in-out' },
    { opacity: 0.8, offset: dimAt + 0.14, easing: 'ease-in-out' },
    { opacity: 1, offset: dimAt + 0.3 },
    { opacity: 1 },
  ]
  return element.animate(keyframes, { duration: between(3200, 6400), iterations: Infinity, delay: between(0, 2000) })
}

/** Starts drifting and blinking; returns the animations, to pause and play. */
export const startFirefly = (element: Element, firefly: Firefly): Animation[] => [
  startDrift(element, firefly),
  startBlink(element),
]

/** Lets a firefly flee from a position and come back. */
export const scatterFirefly = (element: Element, firefly: Firefly, from: Position): void => {
  const [dx, dy] = [firefly.x - from.x, firefly.y - from.y]
  const angle = (dx === 0 && dy === 0 ? between(-Math.PI, Math.PI) : Math.atan2(dy, dx)) + between(-0.5, 0.5)
  const reach = scatterReach * between(0.6, 1)
  const away = clampToGlass(firefly, { x: reach * Math.cos(angle), y: reach * Math.sin(angle) })
  const transform = translate(away, firefly)
  element.animate(
    [
      { transform: 'none', easing: 'cubic-bezier(.1,.8,.3,1)' },
      { transform, offset: 0.2 },
      { transform, offset: 0.35, easing: 'ease-in-out' },
      { transform: 'none' },
    ],
    { duration: between(1500, 2100) },
  )
}

/** Lets a firefly come to a position, the `nth` of those around it; returns a function that lets it go again. */
export const gatherFirefly = (element: Element, firefly: Firefly, to: Position, nth: number): (() => void) => {
  const around = { x: to.x + gatherRing * Math.cos(nth * 2.4), y: to.y + gatherRing * Math.sin(nth * 2.4) }
  const way = clampToGlass(firefly, { x: around.x - firefly.x, y: around.y - firefly.y })
  const gathering = element.animate([{ transform: 'none' }, { transform: translate(way, firefly) }], {
    duration: between(500, 800),
    easing: 'ease-in-out',
    fill: 'forwards',
  })
  return () => {
    gathering.updatePlaybackRate(0.6)
    gathering.reverse()
    gathering.finished.then(
      () => gathering.cancel(),
      () => undefined,
    )
  }
}
