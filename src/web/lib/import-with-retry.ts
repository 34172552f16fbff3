import { ApiError } from '#shared/contract/client.ts'
import { getHealth } from '#shared/health/contract.ts'
import { callSilently } from './api.ts'
import { waitUntilReachable } from './reachability.ts'
import { waitUntilSaved } from './unsaved-acts.ts'

const isServerResponding = (): Promise<boolean> =>
  callSilently(getHealth, {}).then(
    () => true,
    (error: unknown) => error instanceof ApiError,
  )

/** A page reloaded less than this many milliseconds ago is not reloaded again. */
const recentReloadMs = 30_000

const isReloaded = (): boolean => {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !arrival || (arrival.type === 'reload' && performance.now() < recentReloadMs)
}

/** Reloads the page when no act waits to be sent again, which a reload would lose; drafts stay in the tab. */
const reloadWhenSaved = async (): Promise<never> => {
  await waitUntilSaved()
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
  if ([...startTimes].some(({ startedAt }) => performance.now() - startedAt > hangsMs)) void reloadWhenSaved()
}

/**
 * Imports a chunk. While the server is unreachable it waits and retries. The page is reloaded for a chunk that a reachable
 * server lacks, as it has a newer build, unless that did not help; and for one that failed while the server was
 * unreachable, as some browsers do not request it twice.
 */
export const importWithRetry = <T>(load: () => Promise<T>, wasUnreachable = false): Promise<T> =>
  importAndTrack(load).catch(async (error: unknown) => {
    if (await isServerResponding()) {
      if (wasUnreachable || !isReloaded()) return reloadWhenSaved()
      throw error
    }
    await waitUntilReachable()
    return importWithRetry(load, true)
  })
