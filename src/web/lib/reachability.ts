import { createStore } from './store.ts'

/**
 * Whether the server is reachable. A response counts more than the browser's events, which may be wrong on a home
 * network without internet.
 */
const reachable = createStore(true)

/** Sets whether the server is reachable and notifies listeners. */
export const setReachable = reachable.set

export const isReachable = reachable.get

/** Calls a listener whenever the server has become reachable again, until the returned function is called. */
export const onReachable = (listener: () => void): (() => void) =>
  reachable.subscribe(() => {
    if (isReachable()) listener()
  })

/** Resolves when the server is reachable. */
export const waitUntilReachable = (): Promise<void> => reachable.until((is) => is)

let lastResponseAt: number | undefined

/** Records that the server has responded just now. */
export const recordResponse = (): void => {
  lastResponseAt = Date.now()
  setReachable(true)
}

/** Returns the time of the server's last response in milliseconds since the epoch; undefined without one. */
export const findLastResponseTime = (): number | undefined => lastResponseAt

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => setReachable(false))
  window.addEventListener('online', () => setReachable(true))
}

/** Returns whether the server is reachable, as it changes. */
export const useReachable = reachable.useValue
