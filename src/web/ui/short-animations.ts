import { canAnimate } from './can-animate.ts'

const fadeMs = 300
const sparksMs = 700
const allAround = { reachPx: 84, fromDegrees: 0, toDegrees: 360 }
const hopMs = 320
const hopGapMs = 45

/** Lets sparks fly out of the middle of their element after a delay, in all directions or between two; nothing with reduced motion. */
export function animateSparkBurst(sparks: ArrayLike<Element>, delay = 0, flight: Partial<typeof allAround> = {}): void {
  if (!canAnimate()) return
  const { reachPx, fromDegrees, toDegrees } = { ...allAround, ...flight }
  for (const [nth, spark] of Array.from(sparks).entries()) {
    // None flies level, where words stand.
    const degrees = fromDegrees + ((nth + 0.5) / sparks.length) * (toDegrees - fromDegrees)
    const angle = (degrees / 180) * Math.PI
    const reach = reachPx * (nth % 2 === 0 ? 1 : 0.7)
    const out = `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach}px)`
    spark.animate(
      [
        { transform: 'scale(.3)', opacity: 0 },
        { opacity: 1, offset: 0.2 },
        // They go by shrinking: half transparent, gold looks grey.
        { transform: `${out} scale(1) rotate(50deg)`, opacity: 1, offset: 0.65 },
        { transform: `${out} scale(0) rotate(60deg)`, opacity: 1 },
      ],
      { duration: sparksMs, delay, easing: 'ease-out', fill: 'backwards' },
    )
  }
}

/** Fades an element in where it stands now, instead of letting it jump there. */
export function animateFadeIn(element: Element): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fadeMs, easing: 'ease-out' })
}

/** Lets elements hop one after the other, to draw the eye to them; nothing with reduced motion. */
export function animateHops(elements: ArrayLike<Element>): void {
  if (!canAnimate()) return
  for (const [nth, element] of Array.from(elements).entries()) {
    element.animate([{ transform: 'none' }, { transform: 'translateY(-5px)' }, { transform: 'none' }], {
      duration: hopMs,
      delay: nth * hopGapMs,
      easing: 'ease-in-out',
    })
  }
}
