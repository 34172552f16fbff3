import { prefersReducedMotion } from './prefers-reduced-motion.ts'

const durationMs = 300
const easing = 'cubic-bezier(.2,.8,.2,1)'

/** Moves a new element from another place on the screen to its own; with reduced motion it fades in there. */
export function animateArrival(element: Element, from: DOMRect): void {
  if (prefersReducedMotion()) return animateFadeIn(element)
  const to = element.getBoundingClientRect()
  const x = from.left + from.width / 2 - to.left - to.width / 2
  const y = from.top + from.height / 2 - to.top - to.height / 2
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(1.06)`, opacity: 0, zIndex: 10 },
      { opacity: 1, zIndex: 10, offset: 0.3 },
      { transform: 'none', zIndex: 10 },
    ],
    { duration: durationMs, easing },
  )
}

/** Fades an element in where it stands now, instead of letting it jump there. */
export function animateFadeIn(element: Element): void {
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: durationMs, easing: 'ease-out' })
}
