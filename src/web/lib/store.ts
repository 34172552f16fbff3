import { useSyncExternalStore } from 'react'

/** Creates a value outside of React; `useValue` returns it as it changes, `useSelected` a part of it. */
export const createStore = <T>(initial: T) => {
  let value = initial
  const listeners = new Set<() => void>()
  const get = (): T => value
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const set = (next: T): void => {
    if (next === value) return
    value = next
    for (const listener of listeners) listener()
  }
  const useSelected = <S>(select: (value: T) => S): S => useSyncExternalStore(subscribe, () => select(value))
  /** Resolves once a value passes a test. */
  const until = (test: (value: T) => boolean): Promise<void> =>
    new Promise((resolve) => {
      const check = () => {
        if (!test(value)) return
        unsubscribe()
        resolve()
      }
      const unsubscribe = subscribe(check)
      check()
    })
  return { get, set, subscribe, until, useSelected, useValue: (): T => useSyncExternalStore(subscribe, get) }
}
