import { useEffect, useState } from 'react'
import { promptDelayMs } from './prompt-timing.ts'

const interactions = ['click', 'scroll', 'touchstart', 'keydown'] as const

/** Returns true once the page has been open for `promptDelayMs` and the user has interacted with it. */
export const useUserEngagement = (): boolean => {
  const [isDelayOver, setIsDelayOver] = useState(false)
  const [hasInteracted, setHasInteracted] = useState(false)

  // The external systems are the timer and the window.
  useEffect(() => {
    const timer = setTimeout(() => setIsDelayOver(true), promptDelayMs)
    const listeners = new AbortController()
    const onInteraction = () => {
      setHasInteracted(true)
      listeners.abort()
    }
    for (const type of interactions) {
      window.addEventListener(type, onInteraction, { capture: true, passive: true, signal: listeners.signal })
    }
    return () => {
      clearTimeout(timer)
      listeners.abort()
    }
  }, [])
  return isDelayOver && hasInteracted
}
