import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts'

const appearMs = 130
const holdMs = 500
const flyMs = 590
const flightMs = appearMs + holdMs + flyMs
const maxScale = 1.5

/** When a card that has appeared leaves for its place, in milliseconds. */
export const leavingMs = appearMs + holdMs

/** When it lands there, in milliseconds. */
export const landingMs = leavingMs + flyMs * 0.8

/** Returns a copy of a card at a place of the window, which the page scrolls away beneath. */
const createFlier = (card: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement => {
  const flier = card.cloneNode(true) as HTMLElement
  for (const { name } of Array.from(flier.attributes)) if (name.startsWith('data-')) flier.removeAttribute(name)
  flier.inert = true
  flier.ariaHidden = 'true'
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
 * Lets a new card appear enlarged at another place of the window, stay there long enough to be seen, and fly to its own,
 * where it shrinks as it lands. Where the page scrolls meanwhile, `to` is where it will stand then. With reduced motion it
 * stands in its place.
 */
export const animateMomentFlight = (card: HTMLElement, from: DOMRect, to?: DOMRect): void => {
  if (prefersReducedMotion()) return
  const place = to ?? card.getBoundingClientRect()
  const flier = to ? createFlier(card, to) : card
  const x = from.left + from.width / 2 - place.left - place.width / 2
  const y = from.top + from.height / 2 - place.top - place.height / 2
  const scale = Math.min(maxScale, from.width / Math.max(1, place.width))
  // It is opaque from the first frame: through half a card one would read the form below. A tap goes to the form.
  const at = (share: number, size: number) => ({
    transform: `translate(${x * share}px, ${y * share}px) scale(${size})`,
    zIndex: 30,
    pointerEvents: 'none',
  })
  const flight = flier.animate(
    [
      { ...at(1, scale * 0.94), easing: 'cubic-bezier(.2,.8,.2,1)' },
      { ...at(1, scale), offset: appearMs / flightMs },
      { ...at(1, scale), offset: leavingMs / flightMs, easing: 'cubic-bezier(.5,0,.2,1)' },
      { ...at(0, 1.03), offset: landingMs / flightMs, easing: 'ease-out' },
      at(0, 1),
    ],
    { duration: flightMs },
  )
  if (flier === card) return
  card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: flightMs })
  for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => flier.remove())
}
