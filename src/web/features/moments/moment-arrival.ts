import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts'
import { animateMomentFlight } from './moment-flight.ts'

interface Departure {
  momentId: string
  /** Where the form was. */
  from: DOMRect
  /** Whether it stands in place of the form, and not in the list. */
  isOfToday: boolean
}

let departure: Departure | null = null

/** Lets the card of a moment be shown when it appears: in the list, to which it flies, or in place of its form. */
export const departFrom = (momentId: string, form: Element, isOfToday: boolean): void => {
  departure = { momentId, from: form.getBoundingClientRect(), isOfToday }
}

/** Returns where the window begins and ends between its bars. */
const findView = () => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const length = (text: string) => Number.parseFloat(text) || 0
  return { top: length(scrollPaddingTop), bottom: window.innerHeight - length(scrollPaddingBottom) }
}

/**
 * Returns how far to scroll to show a card whole; where there is no room for that, to its top. Upwards it goes as far as it
 * can, as what stands above the card belongs to it.
 */
const findWayTo = (card: Element): number => {
  const view = findView()
  const { top, bottom } = card.getBoundingClientRect()
  const missing = Math.max(0, bottom - view.bottom)
  const free = top - view.top
  if (free < 0) return -Math.min(window.scrollY, Math.max(-free, view.bottom - bottom))
  return Math.min(missing, free)
}

/**
 * Returns where a card will stand in the window after scrolling, and what scrolls: when the card leaves, as
 * scrolling ends the showing. Until then nothing moves under the thumb.
 */
const scrollAlong = (card: Element, scroll: (behavior: ScrollBehavior) => void) => {
  const before = window.scrollY
  scroll('instant')
  const place = card.getBoundingClientRect()
  window.scrollTo({ top: before, behavior: 'instant' })
  const onLeave = () => scroll(prefersReducedMotion() ? 'instant' : 'smooth')
  return { place, onLeave }
}

/**
 * Shows a card that has appeared in the list, if one is waiting for it, lets it fly there and scrolls along, so that what
 * was saved is seen. Returns a function that ends it.
 */
export const arriveInList = (momentId: string, card: HTMLElement): (() => void) | undefined => {
  if (departure?.momentId !== momentId || departure.isOfToday) return undefined
  const { from } = departure
  departure = null
  const view = findView()
  // The head of the list is next to the card: half a form is not left.
  const list = card.getBoundingClientRect().bottom > view.bottom ? card.closest('[data-moments]') : null
  const scroll = (behavior: ScrollBehavior) => {
    if (list) list.scrollIntoView({ block: 'start', behavior })
    else card.scrollIntoView({ block: 'nearest', behavior })
  }
  return animateMomentFlight(card, { from, view, moved: null, ...scrollAlong(card, scroll) })
}

/** Shows a card that has appeared in place of its form, if one is waiting for it. Returns a function that ends it. */
export const arriveInPlace = (momentId: string, card: HTMLElement): (() => void) | undefined => {
  if (departure?.momentId !== momentId || !departure.isOfToday) return undefined
  departure = null
  // What is seen is the card: behind the veil the page can move at once. Again when it leaves, as the browser can move the
  // page to keep the list in its place.
  const settle = () => window.scrollBy({ top: findWayTo(card), behavior: 'instant' })
  settle()
  const moved = document.querySelector<HTMLElement>('[data-moments]')
  return animateMomentFlight(card, {
    from: null,
    view: findView(),
    moved,
    place: card.getBoundingClientRect(),
    onLeave: settle,
  })
}
