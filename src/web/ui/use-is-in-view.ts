import { useEffect, useState, type RefObject } from 'react'

type Bars = 'bars' | 'messages'

/** How far a message of three lines grows below a line, in pixels. */
const growthPx = 14

/**
 * How far an element may reach into the scroll padding at the top, in pixels: so far only its own padding is covered.
 */
const spareTopPx = 10

/** Returns how high the bar at the bottom of the window is, with room for a message; on its side, a phone has none there. */
const findBarHeight = (): number => {
  const { top = 0 } = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect() ?? {}
  return growthPx + (top && window.innerHeight - top)
}

/** Returns the parts of the window at its edges in which nothing is scrolled into view, as a margin; at the bottom up to the bar, or messages above it. */
const findMargin = (clearOf: Bars): string => {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const bottom = clearOf === 'bars' ? findBarHeight() : Number.parseFloat(scrollPaddingBottom)
  const top = Number.parseFloat(scrollPaddingTop) - (clearOf === 'bars' ? spareTopPx : 0)
  return `-${top || 0}px 0px -${bottom || 0}px`
}

/**
 * Returns whether any of an element is in the window; with `clearOf`, whether nothing of it is where these stick to an edge:
 * the `bars` of the app, or also `messages` above them.
 */
export const useIsInView = (element: RefObject<Element | null>, { clearOf }: { clearOf?: Bars } = {}): boolean => {
  const [isInView, setIsInView] = useState(true)
  // External system: the browser's observer of intersections.
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true),
      clearOf && { rootMargin: findMargin(clearOf), threshold: 0.99 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, clearOf])
  return isInView
}
