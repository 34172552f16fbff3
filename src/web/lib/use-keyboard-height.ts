import { useSyncExternalStore } from 'react'

const measure = (): number => {
  if (!visualViewport || visualViewport.scale > 1) return 0
  return Math.max(0, Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop))
}

/** What was measured last: measuring in each render would compute the layout of the page each time. */
let keyboardHeight = 0

const subscribe = (listener: () => void) => {
  const update = () => {
    keyboardHeight = measure()
    listener()
  }
  keyboardHeight = measure()
  visualViewport?.addEventListener('resize', update)
  visualViewport?.addEventListener('scroll', update)
  return () => {
    visualViewport?.removeEventListener('resize', update)
    visualViewport?.removeEventListener('scroll', update)
  }
}

/** Returns how much of the page's lower edge an on-screen keyboard covers, in pixels; 0 while the page is zoomed. */
export const useKeyboardHeight = (): number => useSyncExternalStore(subscribe, () => keyboardHeight)
