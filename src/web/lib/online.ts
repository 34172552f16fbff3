import { useSyncExternalStore } from 'react'

/**
 * Whether the server can be reached: what the last request found out, or what the browser says. On a home network
 * without the internet the browser may be wrong, so an answer always counts more.
 */
let reachable = true
const listeners = new Set<() => void>()

/** Tells everyone whether the server can be reached. */
export const setReachable = (now: boolean): void => {
  if (now === reachable) return
  reachable = now
  for (const listener of listeners) listener()
}

/** Hears every change; answers how to stop hearing. */
export const onReachable = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isReachable = (): boolean => reachable

if (typeof window !== 'undefined') {
  window.addEventListener('offline', () => setReachable(false))
  window.addEventListener('online', () => setReachable(true))
}

/** Whether the server can be reached, as it changes. */
export const useReachable = (): boolean => useSyncExternalStore(onReachable, isReachable)
