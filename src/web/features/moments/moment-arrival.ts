import { animateArrival } from '#web/ui/arrival.ts'
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts'

let departure: { momentId: string; from: DOMRect } | null = null

/** Lets the card of a moment fly from a place on the screen when it appears in the list. */
export const departFrom = (momentId: string, from: DOMRect): void => {
  departure = { momentId, from }
}

/** Starts the flight of a card that has appeared, if one is waiting for it, and scrolls along, so that what was saved is seen. */
export const arriveAt = (momentId: string, card: Element): void => {
  if (departure?.momentId !== momentId) return
  // Before it flies: then it is taken to be where it comes from.
  card.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  animateArrival(card, departure.from)
  departure = null
}
