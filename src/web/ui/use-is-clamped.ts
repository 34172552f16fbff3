import { useCallback, useState } from 'react'

/** Returns a `ref` for a text that is clamped to some lines until it is opened, and whether it is longer than these. */
export const useIsClamped = () => {
  const [isClamped, setIsClamped] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => {
      if (getComputedStyle(element).overflowY === 'visible') return
      setIsClamped(element.scrollHeight > element.clientHeight + 1)
    }
    measure()
    // External system: the layout of the browser.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, isClamped }
}
