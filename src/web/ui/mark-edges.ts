/** Marks the edges of a row that scrolls sideways beyond which there is more; `fade-at-edges` fades it out there. */
export const markEdges = (row: HTMLElement): void => {
  const { scrollLeft, clientWidth, scrollWidth } = row
  row.toggleAttribute('data-more-before', scrollLeft > 1)
  row.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1)
}

/** Marks the edges of a row whenever its size or that of its contents changes; returns how to stop that. */
export const keepEdgesMarked = (row: HTMLElement | null): (() => void) | undefined => {
  if (!row) return undefined
  const observer = new ResizeObserver(() => markEdges(row))
  for (const one of [row, ...row.children]) observer.observe(one)
  return () => observer.disconnect()
}
