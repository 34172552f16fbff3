import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts'
import { animateMomentFlight } from './moment-flight.ts'

interface Departure {
  momentId: string
  /** The form that it flies from. */
  form: Element
  /** Whether Save offers the next child: then the form stays in view, whole. */
  hasNext: boolean
}

let departure: Departure | null = null

/** Lets the card of a moment fly from its form when it appears in the list. */
export const departFrom = (leaving: Departure): void => {
  departure = leaving
}

/** Returns where the window begins and ends between its bars. */
const findView = () => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const length = (text: string) => Number.parseFloat(text) || 0
  return { top: length(scrollPaddingTop), bottom: window.innerHeight - length(scrollPaddingBottom) }
}

/** Returns how far to scroll to show a card without cutting its form off; where there is no room for both, to the form. */
const findWayBesideForm = (card: Element, form: Element): number => {
  const view = findView()
  const missing = card.getBoundingClientRect().bottom - view.bottom
  const free = (form.closest('section') ?? form).getBoundingClientRect().top - view.top
  return missing <= free ? Math.max(0, missing) : Math.min(0, free)
}

/**
 * Returns where a card will stand in the window after scrolling, and what scrolls: when the card leaves, unless somebody
 * scrolled before. Until then nothing moves under the thumb.
 */
const scrollAlong = (card: Element, scroll: (behavior: ScrollBehavior) => void) => {
  const before = window.scrollY
  scroll('instant')
  const place = card.getBoundingClientRect()
  window.scrollTo({ top: before, behavior: 'instant' })
  const onLeave = () => {
    if (window.scrollY === before) scroll(prefersReducedMotion() ? 'instant' : 'smooth')
  }
  return { place, onLeave }
}

/**
 * Starts the flight of a card that has appeared, if one is waiting for it, and scrolls along, so that what was saved is
 * seen. Returns a function that ends it.
 */
export const arriveAt = (momentId: string, card: HTMLElement): (() => void) | undefined => {
  if (departure?.momentId !== momentId) return undefined
  const { form, hasNext } = departure
  departure = null
  const view = findView()
  // The head of the list is next to the card: half a form is not left.
  const list = card.getBoundingClientRect().bottom > view.bottom ? card.closest('[data-moments]') : null
  const way = hasNext ? findWayBesideForm(card, form) : 0
  const scroll = (behavior: ScrollBehavior) => {
    if (hasNext) window.scrollBy({ top: way, behavior })
    else if (list) list.scrollIntoView({ block: 'start', behavior })
    else card.scrollIntoView({ block: 'nearest', behavior })
  }
  return animateMomentFlight(card, { form, view, ...scrollAlong(card, scroll) })
}
