import { useEffect, useState, type RefObject } from 'react'

/** Returns the parts of the window at its edges in which nothing is scrolled into view, as a margin. */
const findScrollPadding = (): string => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return toMargin(Number.parseFloat(scrollPaddingTop), Number.parseFloat(scrollPaddingBottom))
}

/** Returns the heights of a header and a bar that stick to the edges of the window, as a margin. */
const findBars = (): string => {
  const header = document.querySelector('[data-sticky-header]')?.clientHeight
  const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect()
  return toMargin(header, bar && bar.top > 0 ? window.innerHeight - bar.top : 0)
}

const toMargin = (top = 0, bottom = 0): string => `-${top || 0}px 0px -${bottom || 0}px`

const margins = { messages: findScrollPadding, bars: findBars }

/**
 * Returns whether any of an element is in the window; with `clearOf`, whether nothing of it is where these stick to an edge:
 * the `bars` of the app, or also `messages` above them.
 */
export const useIsInView = (
  element: RefObject<Element | null>,
  { clearOf }: { clearOf?: keyof typeof margins } = {},
): boolean => {
  const [isInView, setIsInView] = useState(true)
  // External system: the browser's observer of intersections.
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true),
      clearOf && { rootMargin: margins[clearOf](), threshold: 0.99 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, clearOf])
  return isInView
}
