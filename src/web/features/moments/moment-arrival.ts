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

/**
 * Scrolls by the little that is missing where the picture of a card lands below the window; not to a far one. The page
 * stops where a part of the form begins, so that what sticks to the top cuts none.
 */
const showCover = (card: Element): void => {
  const cover = card.firstElementChild?.getBoundingClientRect()
  if (!cover || cover.bottom > innerHeight * 1.25) return
  // 0 where the bar is hidden, or stands at the left.
  const barTop = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect().top ?? 0
  const missing = cover.bottom - (barTop > 0 ? barTop : innerHeight)
  if (missing <= 0) return
  const inset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const stops = [...document.querySelectorAll('[data-scroll-stop], [data-scroll-stop] [role=radiogroup]')]
  const stop = stops.find((part) => part.getBoundingClientRect().top - inset >= missing)
  const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
  if (stop) stop.scrollIntoView({ block: 'start', behavior })
  else card.scrollIntoView({ block: 'nearest', behavior })
}
