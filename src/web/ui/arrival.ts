import { canAnimate } from './can-animate.ts'
import { prefersReducedMotion } from './prefers-reduced-motion.ts'

const fadeMs = 300
const flightMs = 620
const sparksMs = 700
const sparkReachPx = 84
const maxScale = 1.5
const hopMs = 320
const hopGapMs = 45

/** Returns a copy of an element at a place of the window, which the page scrolls away beneath. */
const createFlier = (element: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement => {
  const flier = element.cloneNode(true) as HTMLElement
  for (const { name } of Array.from(flier.attributes)) if (name.startsWith('data-')) flier.removeAttribute(name)
  flier.inert = true
  Object.assign(flier.style, {
    position: 'fixed',
    zIndex: '30',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  })
  document.body.append(flier)
  return flier
}

/**
 * Lets a new element fly from another place of the window to its own: it appears there enlarged, rises, and shrinks as it
 * lands. Where the page scrolls meanwhile, `to` is where it will stand then. With reduced motion it stands in its place.
 */
export function animateArrival(element: HTMLElement, from: DOMRect, to?: DOMRect): void {
  if (prefersReducedMotion()) return
  const place = to ?? element.getBoundingClientRect()
  const flier = to ? createFlier(element, to) : element
  const x = from.left + from.width / 2 - place.left - place.width / 2
  const y = from.top + from.height / 2 - place.top - place.height / 2
  const scale = Math.min(maxScale, from.width / Math.max(1, place.width))
  const at = (share: number, lift: number, size: number) =>
    `translate(${x * share}px, ${y * share - lift}px) scale(${size})`
  const flight = flier.animate(
    [
      // Opaque at once: through half a card one would read the form below.
      { transform: at(1, 0, scale * 0.92), opacity: 0, zIndex: 30 },
      { opacity: 1, offset: 0.05 },
      { transform: at(1, 14, scale), opacity: 1, zIndex: 30, offset: 0.2, easing: 'cubic-bezier(.5,0,.2,1)' },
      { transform: at(0, 0, 1.04), opacity: 1, zIndex: 30, offset: 0.86, easing: 'ease-out' },
      { transform: 'none', zIndex: 30 },
    ],
    { duration: flightMs },
  )
  if (flier === element) return
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: flightMs })
  for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => flier.remove())
}

/** When something that flies to a place lands there, in milliseconds. */
export const landingMs = flightMs * 0.8

/** Lets sparks fly out of the middle of their element after a delay; nothing with reduced motion. */
export function animateSparks(sparks: ArrayLike<Element>, delay = 0, reachPx = sparkReachPx): void {
  if (!canAnimate()) return
  for (const [nth, spark] of Array.from(sparks).entries()) {
    const angle = (nth / sparks.length) * 2 * Math.PI
    const reach = reachPx * (nth % 2 === 0 ? 1 : 0.7)
    const out = `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach}px)`
    spark.animate(
      [
        { transform: 'scale(.3)', opacity: 0 },
        { opacity: 1, offset: 0.25 },
        { transform: `${out} scale(1) rotate(60deg)`, opacity: 0 },
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
