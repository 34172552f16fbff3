import { useSyncExternalStore } from 'react'

/**
 * Whether the server is reachable. A response counts more than the browser's events, which may be wrong on a home
 * network without internet.
 */
let reachable = true
const listeners = new Set<() => void>()

/** Sets whether the server is reachable and notifies listeners. */
export const setReachable = (now: boolean): void => {
  if (now === reachable) return
  reachable = now
  for (const listener of listeners) listener()
}

/** Subscribes to changes; returns a function that unsubscribes. */
export const onReachable = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isReachable = (): boolean => reachable

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => setReachable(false))
  window.addEventListener('online', () => setReachable(true))
}

/** Returns whether the server is reachable, as it changes. */
export const useReachable = (): boolean => useSyncExternalStore(onReachable, isReachable)
