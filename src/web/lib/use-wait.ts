import { useEffect, useState } from 'react'
import { OfflineError } from '#shared/contract/client.ts'
import { loadAgain } from './load-again.ts'
import { useReachable } from './reachability.ts'

/** How long a placeholder is shown until a retry is offered, in milliseconds: less than five seconds. */
const patienceMs = { reachable: 4500, unreachable: 1000 }

/**
 * Returns whether something has been loading for too long since this was rendered, a function that tries again, and the
 * error: none while the server is only slow.
 */
export const useWait = (): { isLong: boolean; error: OfflineError | undefined; retry: () => void } => {
  const isServerReachable = useReachable()
  const [isLong, setIsLong] = useState(false)
  // External system: the clock.
  useEffect(() => {
    if (isLong) return undefined
    const handle = setTimeout(() => setIsLong(true), isServerReachable ? patienceMs.reachable : patienceMs.unreachable)
    return () => clearTimeout(handle)
  }, [isLong, isServerReachable])
  const retry = () => {
    setIsLong(false)
    loadAgain()
  }
  return { isLong, error: isServerReachable ? undefined : new OfflineError(), retry }
}
