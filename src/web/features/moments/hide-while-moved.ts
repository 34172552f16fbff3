import { animateFadeIn } from '#web/ui/arrival.ts'

/**
 * Hides an element for the frame in which something above it changes its height, and fades it in at its new place. Returns a
 * function that ends this.
 */
export const hideWhileMoved = (element: Element | null | undefined): (() => void) | undefined => {
  if (!(element instanceof HTMLElement)) return undefined
  element.style.visibility = 'hidden'
  const show = () => {
    element.style.visibility = ''
  }
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      show()
      animateFadeIn(element)
    })
  })
  return () => {
    cancelAnimationFrame(frame)
    show()
  }
}
