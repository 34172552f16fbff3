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
