/**
 * A `ref` that keeps an element as high as it was so far in a window of this width, so that nothing below moves when its
 * content changes. Returns a function that ends this.
 */
export const keepLargestHeight = (element: HTMLElement | null): (() => void) | undefined => {
  if (!element) return undefined
  const keep = () => {
    element.style.minHeight = getComputedStyle(element).height
  }
  let width = innerWidth
  const keepAnew = () => {
    if (innerWidth === width) return
    width = innerWidth
    element.style.minHeight = ''
    keep()
  }
  // External systems: the sizes of the element and of the window.
  const observer = new ResizeObserver(keep)
  observer.observe(element)
  window.addEventListener('resize', keepAnew)
  return () => {
    observer.disconnect()
    window.removeEventListener('resize', keepAnew)
  }
}
