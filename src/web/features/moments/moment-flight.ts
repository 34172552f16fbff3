import { animateSparks } from '#web/ui/arrival.ts'
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts'

const appearMs = 160
const holdMs = 1600
const flyMs = 600
const fadeMs = 240
const maxScale = 1.5
const marginPx = 12

/** Taps in this time were meant for Save. */
const ignoredMs = 400

/** Within the landscape. */
const sparkReachPx = 48

interface Flight {
  form: Element
  /** Between which heights of the window it is seen whole, clear of bars and messages. */
  view: { top: number; bottom: number }
  /** Where the card will stand in the window after scrolling. */
  place: DOMRect
  /** Called when it leaves for its place. */
  onLeave: () => void
}

/** Returns a copy of a card at a place of the window, which the page scrolls away beneath. */
const createFlier = (card: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement => {
  const flier = card.cloneNode(true) as HTMLElement
  for (const { name } of Array.from(flier.attributes)) if (name.startsWith('data-')) flier.removeAttribute(name)
  flier.dataset['savedCard'] = ''
  flier.inert = true
  flier.ariaHidden = 'true'
  Object.assign(flier.style, {
    position: 'fixed',
    // Below the bars.
    zIndex: '22',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    // A tap goes to what is below.
    pointerEvents: 'none',
  })
  return flier
}

/** Returns a layer in the colour of the page that lets form and list step back. It ends at the bars, where nobody sees its edge. */
const createVeil = (card: HTMLElement, { form }: Flight): HTMLElement => {
  const veil = document.createElement('div')
  veil.ariaHidden = 'true'
  veil.dataset['savedVeil'] = ''
  veil.className =
    'pointer-events-none fixed top-(--sticky-top) bottom-[calc(var(--bar-height)+var(--offline-strip))] z-21 bg-bg/85'
  const boxes = [form, card.closest('[data-moments]') ?? card].map((part) => part.getBoundingClientRect())
  const left = Math.min(...boxes.map((box) => box.left)) - 2 * marginPx
  const right = Math.max(...boxes.map((box) => box.right)) + 2 * marginPx
  Object.assign(veil.style, { left: `${left}px`, width: `${right - left}px` })
  return veil
}

/** Returns the transform by which a card at its place is seen enlarged over the form, whole between the bars. */
const findHeldTransform = ({ form, view, place }: Flight, shrink = 1): string => {
  const from = form.getBoundingClientRect()
  const room = view.bottom - view.top - 2 * marginPx
  const scale = Math.max(0.1, Math.min(maxScale, from.width / place.width, room / place.height))
  const half = (place.height * scale) / 2 + marginPx
  const middle = (Math.max(from.top, view.top) + Math.min(from.bottom, view.bottom)) / 2
  const held = Math.min(Math.max(middle, view.top + half), view.bottom - half)
  const x = from.left + from.width / 2 - place.left - place.width / 2
  const y = held - place.top - place.height / 2
  return `translate(${x}px, ${y}px) scale(${scale * shrink})`
}

/**
 * Shows a new card enlarged over the form, whose words step back, long enough to be read, and lets it fly to its place. A tap
 * or a key sends it there at once, and scrolling ends it. With reduced motion it is shown as long and fades. Returns a
 * function that ends it.
 */
export const animateMomentFlight = (card: HTMLElement, flight: Flight): (() => void) => {
  const isStill = prefersReducedMotion()
  const flier = createFlier(card, flight.place)
  const veil = createVeil(card, flight)
  document.body.append(veil, flier)
  const hidden = card.animate({ opacity: [0, 0] }, { duration: Infinity })
  veil.animate({ opacity: [0.5, 1] }, { duration: appearMs })
  const listeners = new AbortController()
  const end = () => {
    listeners.abort()
    hidden.cancel()
    flier.remove()
    veil.remove()
  }
  const transform = findHeldTransform(flight)
  // It is opaque from the first frame: through half a card one would read the form below.
  const appear = {
    transform: isStill ? transform : findHeldTransform(flight, 0.94),
    easing: 'cubic-bezier(.2,.8,.2,1)',
  }
  const held = flier.animate([appear, { transform, offset: appearMs / (appearMs + holdMs) }, { transform }], {
    duration: appearMs + holdMs,
    fill: 'forwards',
  })
  const leave = () => {
    flight.onLeave()
    const frames = isStill
      ? [{ transform }, { transform, opacity: 0 }]
      : [
          { transform, easing: 'cubic-bezier(.5,0,.2,1)' },
          { transform: 'scale(1.03)', offset: 0.8, easing: 'ease-out' },
          { transform: 'none' },
        ]
    const flown = flier.animate(frames, { duration: isStill ? fadeMs : flyMs, fill: 'forwards' })
    flown.addEventListener('finish', () => {
      animateSparks(card.querySelectorAll('.spark'), 0, sparkReachPx)
      hidden.cancel()
      flier.remove()
      veil.animate({ opacity: [1, 0] }, { duration: fadeMs, fill: 'forwards' }).addEventListener('finish', end)
    })
  }
  held.addEventListener('finish', leave)
  const begin = performance.now()
  const hurry = () => {
    if (performance.now() - begin > ignoredMs && held.playState === 'running') held.finish()
  }
  const options = { capture: true, passive: true, signal: listeners.signal }
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, hurry, options)
  for (const type of ['wheel', 'touchmove', 'resize']) window.addEventListener(type, end, options)
  return end
}
