import { useEffect, useState, type RefObject } from 'react'

/** Returns whether any of an element is in the window. */
export const useIsInView = (element: RefObject<Element | null>): boolean => {
  const [isInView, setIsInView] = useState(true)
  // External system: the browser's observer of intersections.
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}
