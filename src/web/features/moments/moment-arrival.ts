import { animateArrival } from '#web/ui/arrival.ts'
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts'

interface Departure {
  momentId: string
  from: DOMRect
  /** Whether Save, from where it flies, offers the next child and so stays in view where there is room for both. */
  hasNext: boolean
}

let departure: Departure | null = null

/** Lets the card of a moment fly from a place on the screen when it appears in the list. */
export const departFrom = (leaving: Departure): void => {
  departure = leaving
}

/** Returns whether an element ends below what the window shows above its bars. */
const isBelowView = (element: Element): boolean => {
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0
  return element.getBoundingClientRect().bottom > window.innerHeight - bar
}

/** Starts the flight of a card that has appeared, if one is waiting for it, and scrolls along, so that what was saved is seen. */
export const arriveAt = (momentId: string, card: Element): void => {
  if (departure?.momentId !== momentId) return
  const list = !departure.hasNext && isBelowView(card) ? card.closest('[data-moments]') : null
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  // Before it flies: then it is taken to be where it comes from. The head of the list is next to it: half a form is not left.
  if (list) list.scrollIntoView({ block: 'start', behavior })
  else card.scrollIntoView({ block: 'nearest', behavior })
  animateArrival(card, departure.from)
  departure = null
}
