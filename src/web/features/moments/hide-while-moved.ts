const dimmedMs = 250
/** How long taps are ignored, in milliseconds: they were meant for what was there before. */
const lateTapMs = 1000

/**
 * Hides an element for the frame in which something above it changes its height, and shows it at its new place, dimmed for a
 * blink; for a second it takes no taps. Returns a function that ends this.
 */
export const hideWhileMoved = (element: Element | null | undefined): (() => void) | undefined => {
  if (!(element instanceof HTMLElement)) return undefined
  element.style.visibility = 'hidden'
  element.style.pointerEvents = 'none'
  const takeTaps = () => {
    element.style.pointerEvents = ''
  }
  const timer = setTimeout(takeTaps, lateTapMs)
  const show = () => {
    element.style.visibility = ''
  }
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      show()
      element.animate([{ opacity: 0.6 }, { opacity: 1 }], { duration: dimmedMs, easing: 'ease-in' })
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    show()
    takeTaps()
  }
}
