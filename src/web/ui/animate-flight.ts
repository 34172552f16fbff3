import {
  computeFlightMs,
  computeFlightPoint,
  findShareOfArc,
  departureMs,
  rimShare,
  staggerMs,
  type FlightRoute,
} from './flight-path.ts'

/** Half of the size of a light's element, in pixels. */
const halfPx = 28
const spreadPx = 14
const fadeMs = 200
const lidMs = 160
const arcSamples = 16
const dropSamples = 5

/** What a flight shows: elements of lights and of the trail, centred by their transform. */
export interface FlightElements {
  lights: readonly HTMLElement[]
  trail: readonly HTMLElement[]
  /** The jar at which it ends. */
  jar: Element
}

interface Flight extends FlightElements {
  route: FlightRoute
  /** The scale of a light when it has landed. */
  endScale: number
  /** Resolves to whether the deed was recorded. */
  recorded: Promise<boolean>
  /** Resolves when the lights of a deed that was not recorded, which wait above the jar, are to go out. */
  waitToGoOut: () => Promise<void>
}

const transformAt = ({ x, y }: { x: number; y: number }, scale: number): string =>
  `translate(${(x - halfPx).toFixed(1)}px, ${(y - halfPx).toFixed(1)}px) scale(${scale.toFixed(3)})`

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Returns the keyframes from what was tapped to the rim: the light appears, then follows the arc beside the others. */
const createArc = (route: FlightRoute, ms: number, aside: number): Keyframe[] => {
  const arcMs = ms * rimShare
  const flying = range(arcSamples + 1).map((sample): Keyframe => {
    const share = sample / arcSamples
    const { x, y } = computeFlightPoint(route, share * rimShare)
    const point = { x: x + aside * (1 - share), y }
    return {
      offset: (departureMs + share * arcMs) / (departureMs + arcMs),
      transform: transformAt(point, 1.15 - 0.3 * share),
      opacity: 1,
    }
  })
  const start = { x: route.from.x + aside, y: route.from.y }
  return [{ offset: 0, transform: transformAt(start, 0.4), opacity: 0 }, ...flying]
}

/** Returns the keyframes from the rim to the place in the jar. */
const createDrop = (route: FlightRoute, endScale: number): Keyframe[] =>
  range(dropSamples + 1).map((sample) => {
    const share = sample / dropSamples
    const point = computeFlightPoint(route, rimShare + share * (1 - rimShare))
    return { transform: transformAt(point, 0.85 + (endScale - 0.85) * share), opacity: 1 - 0.4 * share ** 3 }
  })

const tailMs = 260

/** Shows the dots of the trail, each as the first light passes it and only shortly, so that they are its tail and no line across the page. */
const animateTrail = (trail: readonly HTMLElement[], route: FlightRoute, ms: number): void => {
  for (const [index, dot] of trail.entries()) {
    const share = findShareOfArc((index + 1) / (trail.length + 1))
    const point = computeFlightPoint(route, share)
    const transform = transformAt(point, 1)
    dot.animate(
      [
        { transform, opacity: 0 },
        { transform, opacity: 0.7, offset: 0.1 },
        { transform: transformAt(point, 0.35), opacity: 0 },
      ],
      { duration: tailMs, delay: departureMs + share * ms, fill: 'both' },
    )
  }
}

/** Lets one light fly; resolves to whether it landed. Above the rim it waits until the deed is recorded, or to go out. */
const flyLight = async (light: HTMLElement, nth: number, flight: Flight): Promise<boolean> => {
  const { route, lights, endScale, recorded, waitToGoOut } = flight
  const ms = computeFlightMs(route, lights.length)
  const aside = (nth - (lights.length - 1) / 2) * spreadPx
  await light.animate(createArc(route, ms, aside), {
    duration: departureMs + ms * rimShare,
    delay: nth * staggerMs,
    fill: 'both',
  }).finished
  const hover = light.firstElementChild?.animate(
    [{ transform: 'translateY(-3px)' }, { transform: 'translateY(3px)' }],
    {
      duration: 700,
      iterations: Infinity,
      direction: 'alternate',
      easing: 'ease-in-out',
    },
  )
  const isRecorded = await recorded
  if (!isRecorded) await waitToGoOut()
  hover?.cancel()
  const keyframes = isRecorded ? createDrop(route, endScale) : [{ opacity: 0 }]
  await light.animate(keyframes, { duration: isRecorded ? ms * (1 - rimShare) : fadeMs, fill: 'forwards' }).finished
  return isRecorded
}

/** Tips the lid shortly before the first light is there; returns a function that closes it. */
const openLid = (jar: Element, delayMs: number): (() => void) => {
  const lid = jar.querySelector('.jar-lid')
  const open = lid?.animate([{ transform: 'none' }, { transform: 'translateY(-5px) rotate(-17deg)' }], {
    duration: lidMs,
    delay: Math.max(0, delayMs),
    fill: 'both',
    easing: 'ease-out',
  })
  let isClosing = false
  return () => {
    if (isClosing) return
    isClosing = true
    open?.reverse()
    open?.finished.then(
      () => open.cancel(),
      () => undefined,
    )
  }
}

/** Lets a jar swell and glow once. */
const glow = (jar: Element): void => {
  const swell = [{ transform: 'none' }, { transform: 'scale(1.03)' }, { transform: 'none' }]
  jar.animate(swell, { duration: 200, easing: 'ease-out' })
  const shine = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0 }]
  jar.animate(shine, { duration: 900, easing: 'ease-out', pseudoElement: '::after' })
}

/** Lets the lights of a deed fly into the jar; resolves to whether they landed. Rejects when they are removed before. */
export const animateFlight = async (flight: Flight): Promise<boolean> => {
  const { lights, trail, jar, route, recorded } = flight
  const ms = computeFlightMs(route, lights.length)
  animateTrail(trail, route, ms)
  const closeLid = openLid(jar, departureMs + ms * rimShare - lidMs)
  void recorded.then((isRecorded) => !isRecorded && closeLid())
  try {
    const landed = await Promise.all(lights.map((light, nth) => flyLight(light, nth, flight)))
    if (landed.every(Boolean)) glow(jar)
    return landed.every(Boolean)
  } finally {
    closeLid()
  }
}
