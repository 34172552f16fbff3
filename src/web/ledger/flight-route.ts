import { computeJarLights } from '#web/ui/compute-jar-lights.ts'
import { topMarginPx, type FlightRoute, type Point } from '#web/ui/flight-path.ts'

/** Positions in the view box of the jar: beside the tipped lid, and the middle of the glass. */
const aboveRim = { x: 122, y: 4 }
const middle = { x: 90, y: 130 }

/** The radius at which a flying light is drawn, in pixels. */
const drawnRadius = 12
const minScale = 0.3

/** Jars up to this height are small, also with large text. */
const smallJarRem = 4

/** Returns the middle of an element, or of the first picture that is seen in it. */
const centerOf = (element: Element): Point => {
  const pictures = [...element.querySelectorAll('svg')]
  const picture = pictures.find((one) => one.checkVisibility({ visibilityProperty: true }))
  const { left, top, width, height } = (picture ?? element).getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/**
 * Computes the way from an element over the rim of a jar to the place of the light that `points` (the balance
 * afterwards) adds, and the scale of the light there; undefined if the jar is not drawn.
 */
export const computeFlightRoute = (
  from: Element,
  jar: Element,
  points: number,
  seed: string,
): { route: FlightRoute; endScale: number } | undefined => {
  const matrix = jar.querySelector('svg')?.getScreenCTM()
  if (!matrix) return undefined
  const { lights, radius } = computeJarLights(points, seed)
  const toPage = ({ x, y }: Point): Point => new DOMPoint(x, y).matrixTransform(matrix)
  const rim = toPage(aboveRim)
  return {
    // The rim of the small jar in the header is nearer to the edge than a light is high.
    route: {
      from: centerOf(from),
      over: { x: rim.x, y: Math.max(rim.y, topMarginPx) },
      to: toPage(lights.at(-1) ?? middle),
      isQuick: jar.clientHeight <= smallJarRem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    },
    endScale: Math.max(minScale, (radius * matrix.a) / drawnRadius),
  }
}
