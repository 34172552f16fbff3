import { useEffect, useState } from 'react'

const latest = 2000

/** False until the browser has drawn the first screen and has time; then true. For what can wait. */
export const useSettled = (): boolean => {
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

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'notice'] as const

/** False until somebody uses the page, or it has a notice to show; then true. For what answers that and no more. */
export const useTouched = (): boolean => {
  const [touched, setTouched] = useState(false)
  // The outside system is whoever holds the device.
  useEffect(() => {
    const waiting = new AbortController()
    const touch = () => {
      waiting.abort()
      setTouched(true)
    }
    for (const sign of signs) addEventListener(sign, touch, { passive: true, signal: waiting.signal })
    return () => waiting.abort()
  }, [])
  return touched
}
