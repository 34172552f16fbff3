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
