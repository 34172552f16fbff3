/** Sets a length of an element that only fits while the window has this width. */
export const setUntilResized = (element: HTMLElement, property: 'minHeight' | 'marginBottom', length: string): void => {
  const width = innerWidth
  element.style[property] = length
  const forget = () => {
    if (innerWidth === width) return
    element.style[property] = ''
    window.removeEventListener('resize', forget)
  }
  window.addEventListener('resize', forget)
}

/** Keeps the height of the item of a list around an element, which becomes another card: what is below it must not move. */
export const keepHeight = (element: Element | null, item: string): void => {
  const found = element?.closest<HTMLElement>(item)
  if (found) setUntilResized(found, 'minHeight', `${found.offsetHeight}px`)
}
