import { useEffect, useState } from 'react'

const maxWaitMs = 2000

/** Returns true once the browser is idle after the first paint. */
export const useIsBrowserIdle = (): boolean => {
  const [isIdle, setIsIdle] = useState(false)
  // External system: the browser's idle callback, which Safari lacks.
  useEffect(() => {
    const finish = () => setIsIdle(true)
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(finish, { timeout: maxWaitMs })
      return () => cancelIdleCallback(handle)
    }
    const handle = setTimeout(finish, maxWaitMs / 4)
    return () => clearTimeout(handle)
  }, [])
  return isIdle
}

const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'toast'] as const

/** Time without input until the page counts as used, in milliseconds; less than the poll's interval. */
const timeoutMs = 4000

/** Returns true once the user interacts, a toast is shown, or four seconds have passed. */
export const useHasInteracted = (): boolean => {
  const [hasInteracted, setHasInteracted] = useState(false)
  // External system: the user's input.
  useEffect(() => {
    const waiting = new AbortController()
    const finish = () => {
      waiting.abort()
      setHasInteracted(true)
    }
    for (const name of interactionEvents) addEventListener(name, finish, { passive: true, signal: waiting.signal })
    const handle = setTimeout(finish, timeoutMs)
    return () => {
      waiting.abort()
      clearTimeout(handle)
    }
  }, [])
  return hasInteracted
}
