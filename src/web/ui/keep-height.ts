/** Keeps the height of the item of a list around an element, which becomes another card: what is below it must not move. */
export const keepHeight = (element: Element | null, item: string): void => {
  const found = element?.closest<HTMLElement>(item)
  if (found) found.style.minHeight = `${found.offsetHeight}px`
}
