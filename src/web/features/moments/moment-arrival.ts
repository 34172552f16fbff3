import { animateSparkBurst } from '#web/ui/short-animations.ts'
import { canAnimate } from '#web/ui/can-animate.ts'
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts'
import { doubleTapMs } from '#web/ui/use-double-tap-guard.ts'

const settleMs = 320

/** How the sparks fly: out of the face, up into the landscape. */
const sparkFlight = { reachPx: 64, fromDegrees: -135, toDegrees: 15 }

interface Arrival {
  momentId: string
  /** Whether it stands in place of the form, and not in the list. */
  isOfToday: boolean
}

let awaited: Arrival | null = null

/**
 * Remembers a moment that was just saved, so that its card settles with an animation when it appears: in the list, or
 * in place of its form.
 */
export const rememberSavedMoment = (momentId: string, isOfToday: boolean): void => {
  awaited = { momentId, isOfToday }
}

/** Returns whether a card is that of the remembered moment; true once. */
const isRememberedMoment = (momentId: string, isOfToday: boolean): boolean => {
  if (awaited?.momentId !== momentId || awaited.isOfToday !== isOfToday) return false
  awaited = null
  return true
}

/** Lets a card settle in its place with a short spring, while golden sparks fly in its landscape. */
const animateArrival = (card: HTMLElement): void => {
  if (!canAnimate()) return
  const frames = [
    { transform: 'scale(.965)', easing: 'cubic-bezier(.2,.8,.3,1)' },
    { transform: 'scale(1.012)', offset: 0.55, easing: 'ease-in-out' },
    { transform: 'none' },
  ]
  card.animate(frames, settleMs)
  animateSparkBurst(card.querySelectorAll('.spark'), settleMs / 3, sparkFlight)
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
 * Lets a card that has appeared in the list settle there, if it is that of the remembered moment, and scrolls to it if
 * it is out of view, once no tap can be the second one on Save. Returns a function that ends this.
 */
export const settleInList = (momentId: string, card: HTMLElement): (() => void) | undefined => {
  if (!isRememberedMoment(momentId, false)) return undefined
  const { top, bottom } = card.getBoundingClientRect()
  const view = findView()
  if (top >= view.top && bottom <= view.bottom) {
    animateArrival(card)
    return undefined
  }
  const timer = setTimeout(() => {
    // The head of the list is next to the card: half a form is not left.
    const target = bottom > view.bottom ? (card.closest('[data-moments]') ?? card) : card
    target.scrollIntoView({ block: 'start', behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
    animateArrival(card)
  }, doubleTapMs)
  return () => clearTimeout(timer)
}

/**
 * Lets a card that has appeared in place of its form settle there, whole in view, if it is that of the remembered
 * moment.
 */
export const settleInPlace = (momentId: string, card: HTMLElement): (() => void) | undefined => {
  if (!isRememberedMoment(momentId, true)) return undefined
  const show = () => window.scrollBy({ top: findWayTo(card), behavior: 'instant' })
  show()
  animateArrival(card)
  // The browser can move the page once more to keep the list in its place.
  const frame = requestAnimationFrame(show)
  return () => cancelAnimationFrame(frame)
}
