import { animateFadeIn, animateSparks } from '#web/ui/arrival.ts'
import { createFlier, createVeil, findHeldTransform, type Flight } from './moment-stage.ts'
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts'

const appearMs = 160
const holdMs = 1600
const flyMs = 600
const fadeMs = 240

/** Taps in this time were meant for Save. */
const ignoredMs = 400

/** Within the landscape. */
const sparkReachPx = 48

/**
 * Shows a new card enlarged over the form, whose words step back, long enough to be read, and lets it fly to its place. A tap
 * or a key sends it there at once, and scrolling ends it. With reduced motion it is shown as long and fades. Returns a
 * function that ends it.
 */
export const animateMomentFlight = (card: HTMLElement, flight: Flight): (() => void) => {
  const isStill = prefersReducedMotion()
  const flier = createFlier(card, flight.place)
  const veil = createVeil()
  document.body.append(veil, flier)
  const list = flight.hidden ? card.closest<HTMLElement>('[data-moments]') : null
  if (list) list.style.visibility = 'hidden'
  const showList = () => {
    if (list) list.style.visibility = ''
  }
  const hidden = card.animate({ opacity: [0, 0] }, { duration: Infinity })
  veil.animate({ opacity: [0.5, 1] }, { duration: appearMs })
  const listeners = new AbortController()
  const end = () => {
    listeners.abort()
    showList()
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
    showList()
    if (list) animateFadeIn(list)
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
