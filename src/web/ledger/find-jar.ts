/** Returns whether at least two thirds of the height of an element are in the window. */
export const isInView = (element: Element): boolean => {
  const { top, bottom, width, height } = element.getBoundingClientRect()
  return width > 0 && top > -height / 3 && bottom < window.innerHeight + height / 3
}

/** Returns the largest jar of a child in view, if any. */
export const findJar = (childId: string): Element | null =>
  [...document.querySelectorAll(`[data-jar="${childId}"]`)]
    .filter(isInView)
    .toSorted((one, other) => other.clientHeight - one.clientHeight)[0] ?? null
