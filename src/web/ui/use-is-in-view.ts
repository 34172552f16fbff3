import { useEffect, useState, type RefObject } from 'react'

/** Returns the parts of the window at its edges in which nothing is scrolled into view, as a margin. */
const findScrollPadding = (): string => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const toLength = (padding: string) => `-${Number.parseFloat(padding) || 0}px`
  return `${toLength(scrollPaddingTop)} 0px ${toLength(scrollPaddingBottom)}`
}

/** Returns whether any of an element is in the window; with `isClear`, whether nothing that sticks to an edge covers it. */
export const useIsInView = (element: RefObject<Element | null>, { isClear = false } = {}): boolean => {
  const [isInView, setIsInView] = useState(true)
  // External system: the browser's observer of intersections.
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true),
      isClear ? { rootMargin: findScrollPadding(), threshold: 0.99 } : undefined,
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isClear])
  return isInView
}
