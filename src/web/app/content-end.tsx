import { useEffect, useRef } from 'react'
import { isAboveBar } from './is-above-bar.ts'

/** Space above the bottom bar that Glim's button takes when it stands out, in pixels. */
const standOutPx = 34

/** Renders nothing to be seen, at the end of a page's content, and observes whether that is above the bottom bar. */
export function ContentEnd() {
  const end = useRef<HTMLDivElement>(null)
  // External system: the scroll position.
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-bottom-bar]')
    if (!end.current || !bar) return undefined
    const update = ([entry]: readonly IntersectionObserverEntry[]) => {
      if (entry?.rootBounds) isAboveBar.set(entry.boundingClientRect.top <= entry.rootBounds.bottom)
    }
    const observer = new IntersectionObserver(update, { rootMargin: `0px 0px -${bar.offsetHeight + standOutPx}px 0px` })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={end} aria-hidden="true" />
}
