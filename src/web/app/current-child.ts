import { useSyncExternalStore } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { readSession, writeSession } from '#web/lib/storage.ts'

const name = 'child'
const listeners = new Set<() => void>()

/** Selects a child in this tab. */
export const chooseChild = (id: string): void => {
  writeSession(name, id)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the selected child, or the first one. */
export const useCurrentChild = (family: readonly Child[]): Child | undefined => {
  const id = useSyncExternalStore(subscribe, () => readSession(name))
  return family.find((child) => child.id === id) ?? family[0]
}
