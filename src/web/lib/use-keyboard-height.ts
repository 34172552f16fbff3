import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  visualViewport?.addEventListener('resize', listener)
  visualViewport?.addEventListener('scroll', listener)
  return () => {
    visualViewport?.removeEventListener('resize', listener)
    visualViewport?.removeEventListener('scroll', listener)
  }
}

const measure = (): number => {
  if (!visualViewport || visualViewport.scale > 1) return 0
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop))
}

/** Returns how much of the page's lower edge an on-screen keyboard covers, in pixels; 0 while the page is zoomed. */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, measure)
