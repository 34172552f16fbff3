import { createStore } from './store.ts'

/**
 * Whether the server is reachable. A response counts more than the browser's events, which may be wrong on a home
 * network without internet.
 */
const reachable = createStore(true)

/** Sets whether the server is reachable and notifies listeners. */
export const setReachable = reachable.set

/** Calls a listener whenever the server becomes reachable or unreachable; returns a function that unsubscribes. */
export const subscribeToReachable = reachable.subscribe

export const isReachable = reachable.get

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => setReachable(false))
  window.addEventListener('online', () => setReachable(true))
}

/** Returns whether the server is reachable, as it changes. */
export const useReachable = reachable.useValue
