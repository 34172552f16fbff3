import { ApiError } from '#shared/contract/client.ts'
import { getHealth } from '#shared/health/contract.ts'
import { callSilently } from './api.ts'
import { isReachable, subscribeToReachable } from './reachability.ts'

const isServerResponding = (): Promise<boolean> =>
  callSilently(getHealth, {}).then(
    () => true,
    (error: unknown) => error instanceof ApiError,
  )

/** A page reloaded less than this many milliseconds ago is not reloaded again. */
const recentReloadMs = 30_000

/** Reloads the page once, as the server has a newer build; drafts stay in the tab. */
const reloadOnce = (): Promise<never> | undefined => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!arrival || (arrival.type === 'reload' && performance.now() < recentReloadMs)) return undefined
  location.reload()
  return new Promise<never>(() => undefined)
}

/** When the imports that are on their way began, in milliseconds since the navigation. */
const startTimes = new Set<{ startedAt: number }>()

const importAndTrack = async <T>(load: () => Promise<T>): Promise<T> => {
  const entry = { startedAt: performance.now() }
  startTimes.add(entry)
  try {
    return await load()
  } finally {
    startTimes.delete(entry)
  }
}

/** An import that takes longer than this many milliseconds hangs. */
const hangsMs = 15_000

/** Reloads the page if an import hangs: the browser does not request the same chunk twice. */
export const reloadIfImportHangs = (): void => {
  if ([...startTimes].some(({ startedAt }) => performance.now() - startedAt > hangsMs)) location.reload()
}

const waitUntilReachable = () =>
  new Promise<void>((resolve) => {
    const stop = subscribeToReachable(() => {
      if (!isReachable()) return
      stop()
      resolve()
    })
  })

/**
 * Imports a chunk. While the server is unreachable it waits and retries; a chunk that a reachable server lacks means a
 * newer build, so the page is reloaded.
 */
export const importWithRetry = <T>(load: () => Promise<T>): Promise<T> =>
  importAndTrack(load).catch(async (error: unknown) => {
    if (await isServerResponding()) {
      await reloadOnce()
      throw error
    }
    await waitUntilReachable()
    return importWithRetry(load)
  })
