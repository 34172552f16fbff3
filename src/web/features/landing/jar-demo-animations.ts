/** Beside the tipped lid, above the rim of the jar, in the units of its drawing. */
const rim = { x: 144, y: 4 }
const mouth = { x: 112, y: 38 }
const flightMs = 820
const glowMs = 1200
const sparkMs = 900

/** Lets a light of the jar's drawing fly from a point of the window over the rim to its place. */
export const flyIntoJar = async (light: SVGGElement, from: DOMPoint): Promise<void> => {
  const matrix = light.ownerSVGElement?.getScreenCTM()
  const place = light.firstElementChild?.getAttribute('transform')?.match(/translate\(([\d.]+) ([\d.]+)\)/)
  if (!matrix || !place) return
  const [x, y] = [Number(place[1]), Number(place[2])]
  const start = from.matrixTransform(matrix.inverse())
  /** Moves the light to a point and scales it there. */
  const move = (to: { x: number; y: number }, scale: number) =>
    `translate(${to.x}px, ${to.y}px) scale(${scale}) translate(${-x}px, ${-y}px)`
  const side = { x: Math.max(start.x, rim.x) + 22, y: (start.y + rim.y) / 2 }
  const keyframes = [
    { transform: move(start, 1), opacity: 0 },
    { transform: move(start, 3), opacity: 1, offset: 0.12, easing: 'ease-in' },
    { transform: move(side, 3), offset: 0.4, easing: 'ease-out' },
    { transform: move(rim, 2.4), offset: 0.64 },
    { transform: move(mouth, 1.9), offset: 0.78, easing: 'ease-in' },
    { transform: move({ x, y }, 1) },
  ]
  await light.animate(keyframes, flightMs).finished
}

/** Lets the sparks around the jar shine once. */
export const sparkle = (root: Element): void => {
  for (const [nth, spark] of [...root.querySelectorAll('[data-spark]')].entries()) {
    const keyframes = [
      { opacity: 0, scale: '0.2' },
      { opacity: 1, scale: '1.15', offset: 0.4 },
      { opacity: 0, scale: '1' },
    ]
    spark.animate(keyframes, { duration: sparkMs, delay: nth * 60, easing: 'ease-out' })
  }
}

/** Lets a link glow from now on; `isMoving`: it swells at first. */
export const glow = (link: Element, isMoving: boolean): void => {
  const shine = { boxShadow: '0 0 1.75rem 0.25rem #ffc53d99' }
  const swell = { boxShadow: '0 0 2.75rem 0.75rem #ffc53dcc', scale: '1.04', offset: 0.4 }
  const keyframes = isMoving ? [{ boxShadow: '0 0 0 0 #ffc53d00' }, swell, shine] : [shine, shine]
  link.animate(keyframes, { duration: isMoving ? glowMs : 1, easing: 'ease-out', fill: 'forwards' })
}
