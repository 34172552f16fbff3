import { ApiError } from '#shared/contract/client.ts'
import { getHealth } from '#shared/health/contract.ts'
import { ask } from './api.ts'
import { isReachable, onReachable } from './online.ts'

const answers = (): Promise<boolean> =>
  ask(getHealth, {}).then(
    () => true,
    (error: unknown) => error instanceof ApiError,
  )

/** A page that came by a reload less than so many milliseconds ago is not loaded anew again: it was no help. */
const young = 30_000

/** The server runs another app than this page, which is loaded in its place: what was typed stays in this tab. */
const loadNewerApp = (): Promise<never> | undefined => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!arrival || (arrival.type === 'reload' && performance.now() < young)) return undefined
  location.reload()
  return new Promise<never>(() => undefined)
}

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
 * server in reach does not have belongs to an older app than the server's.
 */
export const importWithRetry = <T>(fetchPart: () => Promise<T>): Promise<T> =>
  fetchPart().catch(async (error: unknown) => {
    if (await answers()) {
      await loadNewerApp()
      throw error
    }
    await reachableAgain()
    return importWithRetry(fetchPart)
  })
