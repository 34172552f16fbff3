import { ApiError } from '#shared/contract/client.ts'
import { getHealth } from '#shared/health/contract.ts'
import { ask } from './api.ts'
import { isReachable, onReachable } from './online.ts'

const answers = (): Promise<boolean> =>
  ask(getHealth, {}).then(
    () => true,
    (error: unknown) => error instanceof ApiError,
  )

const reachableAgain = () =>
  new Promise<void>((resolve) => {
    const stop = onReachable(() => {
      if (!isReachable()) return
      stop()
      resolve()
    })
  })

/**
 * Fetches a part of the app. While the server cannot be reached it waits, and tries again once it can; a part that a
 * server in reach does not have is an error.
 */
export const patiently = <T>(fetchPart: () => Promise<T>): Promise<T> =>
  fetchPart().catch(async (error: unknown) => {
    if (await answers()) throw error
    await reachableAgain()
    return patiently(fetchPart)
  })
