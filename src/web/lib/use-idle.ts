import { useEffect, useState } from 'react'

const latest = 2000

/** False until the browser has drawn the first screen and has time; then true. For what can wait. */
export const useIsIdle = (): boolean => {
  const [settled, setSettled] = useState(false)
  // The outside system is the browser's idle time; Safari has no say in it, so it waits a moment.
  useEffect(() => {
    const settle = () => setSettled(true)
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(settle, { timeout: latest })
      return () => cancelIdleCallback(handle)
    }
    const handle = setTimeout(settle, latest / 4)
    return () => clearTimeout(handle)
  }, [])
  return settled
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'toast'] as const

/** How long a page may stand untouched, in milliseconds: less than until it asks for the first time what is new. */
const untouched = 4000

/**
 * False until somebody uses the page, or it has a notice to show, or it has stood a while; then true. For what only
 * answers that: without a network it has to be there already.
 */
export const useHasInteracted = (): boolean => {
  const [touched, setTouched] = useState(false)
  // The outside system is whoever holds the device.
  useEffect(() => {
    const waiting = new AbortController()
    const touch = () => {
      waiting.abort()
      setTouched(true)
    }
    for (const sign of signs) addEventListener(sign, touch, { passive: true, signal: waiting.signal })
    const handle = setTimeout(touch, untouched)
    return () => {
      waiting.abort()
      clearTimeout(handle)
    }
  }, [])
  return touched
}
