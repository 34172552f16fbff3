import { animateFadeIn, animateSparks } from '#web/ui/arrival.ts'
import { createFlier, createVeil, findHeldTransform, type Flight } from './moment-stage.ts'
import { prefersReducedMotion } from '#web/ui/prefers-reduced-motion.ts'

const appearMs = 160
const heldMs = 900
const flyMs = 450
const fadeMs = 240

/** Taps in this time were meant for Save. */
const ignoredMs = 300

/** Within the landscape. */
const sparkReachPx = 48

/**
 * Shows a new card over the form, whose words step back, long enough to be read, and lets it fly to its place, if that is
 * another one. A tap or a key ends that at once, and so does scrolling, without sparks. With reduced motion it is shown as
 * long and fades. Returns a function that ends it.
 */
export const animateMomentFlight = (card: HTMLElement, flight: Flight): (() => void) => {
  const isStill = prefersReducedMotion()
  const flier = createFlier(card, flight.place)
  const veil = createVeil()
  document.body.append(veil, flier)
  const { moved } = flight
  if (moved) moved.style.visibility = 'hidden'
  const showMoved = () => {
    if (moved) moved.style.visibility = ''
  }
  const hidden = card.animate({ opacity: [0, 0] }, { duration: Infinity })
  veil.animate({ opacity: [0.5, 1] }, { duration: appearMs })
  const listeners = new AbortController()
  const end = () => {
    listeners.abort()
    showMoved()
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
  const held = flier.animate([appear, { transform, offset: appearMs / heldMs }, { transform }], {
    duration: heldMs,
    fill: 'forwards',
  })
  const land = () => {
    listeners.abort()
    animateSparks(card.querySelectorAll('.spark'), 0, sparkReachPx)
    hidden.cancel()
    flier.remove()
    veil.animate({ opacity: [1, 0] }, { duration: fadeMs, fill: 'forwards' }).addEventListener('finish', end)
  }
  const leave = () => {
    flight.onLeave()
    showMoved()
    if (moved) animateFadeIn(moved)
  }
  const fly = () => {
    leave()
    if (!flight.from) {
      land()
      return
    }
    const frames = isStill
      ? [{ transform }, { transform, opacity: 0 }]
      : [
          { transform, easing: 'cubic-bezier(.5,0,.2,1)' },
          { transform: 'scale(1.03)', offset: 0.8, easing: 'ease-out' },
          { transform: 'none' },
        ]
    const flown = flier.animate(frames, { duration: isStill ? fadeMs : flyMs, fill: 'forwards' })
    flown.addEventListener('finish', land)
  }
  held.addEventListener('finish', fly)
  const begin = performance.now()
  const hurry = () => {
    if (performance.now() - begin <= ignoredMs) return
    if (held.playState === 'running') leave()
    land()
  }
  const options = { capture: true, passive: true, signal: listeners.signal }
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, hurry, options)
  for (const type of ['wheel', 'touchmove', 'resize']) window.addEventListener(type, end, options)
  return end
}
