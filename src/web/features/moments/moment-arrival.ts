import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts'
import { animateMomentFlight } from './moment-flight.ts'

interface Departure {
  momentId: string
  /** The place of the form that it flies from. */
  section: Element
  /** Where the form was. */
  from: DOMRect
  /** Whether it stands in place of the form as well, which then stays in view, whole. */
  isOfToday: boolean
}

let departure: Departure | null = null

/** Lets the card of a moment fly from its form when it appears in the list. */
export const departFrom = (momentId: string, form: Element, isOfToday: boolean): void => {
  departure = { momentId, section: form.closest('section') ?? form, from: form.getBoundingClientRect(), isOfToday }
}

/** Returns where the window begins and ends between its bars. */
const findView = () => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const length = (text: string) => Number.parseFloat(text) || 0
  return { top: length(scrollPaddingTop), bottom: window.innerHeight - length(scrollPaddingBottom) }
}

/** Returns how far to scroll to show a card without cutting off what stands above; where there is no room for both, to that. */
const findWayBeside = (card: Element, section: Element): number => {
  const view = findView()
  const missing = Math.max(0, card.getBoundingClientRect().bottom - view.bottom)
  const free = section.getBoundingClientRect().top - view.top
  return missing <= free ? missing : Math.min(0, free)
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
  const { section, from, isOfToday } = departure
  departure = null
  const view = findView()
  // The head of the list is next to the card: half a form is not left.
  const list = card.getBoundingClientRect().bottom > view.bottom ? card.closest('[data-moments]') : null
  const way = isOfToday ? findWayBeside(card, section) : 0
  const scroll = (behavior: ScrollBehavior) => {
    if (isOfToday) window.scrollBy({ top: way, behavior })
    else if (list) list.scrollIntoView({ block: 'start', behavior })
    else card.scrollIntoView({ block: 'nearest', behavior })
  }
  return animateMomentFlight(card, { from, view, hidden: isOfToday, ...scrollAlong(card, scroll) })
}
