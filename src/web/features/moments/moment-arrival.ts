import { animateArrival } from '#web/ui/arrival.ts'
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts'

let departure: { momentId: string; from: DOMRect } | null = null

/** Lets the card of a moment fly from a place on the screen when it appears in the list. */
export const departFrom = (momentId: string, from: DOMRect): void => {
  departure = { momentId, from }
}

/** Starts the flight of a card that has appeared, if one is waiting for it. */
export const arriveAt = (momentId: string, card: Element): void => {
  if (departure?.momentId !== momentId) return
  // Before the flight, while the card is measured at its place.
  showCover(card)
  animateArrival(card, departure.from)
  departure = null
}

/** Scrolls by the little that is missing where the picture of a card lands below the window; not to a far one. */
const showCover = (card: Element): void => {
  const cover = card.firstElementChild
  if (!cover || cover.getBoundingClientRect().bottom > innerHeight * 1.25) return
  cover.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}
