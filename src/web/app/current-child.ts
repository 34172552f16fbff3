import { useSyncExternalStore } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { readSession, writeSession } from '#web/lib/storage.ts'
import { createStore } from '#web/lib/store.ts'

const name = 'child'
const chosen = createStore('')

/** Selects a child in this tab. */
export const chooseChild = (id: string): void => {
  writeSession(name, id)
  chosen.set(id)
}

/** Returns the selected child, or the first one. */
export const useCurrentChild = (family: readonly Child[]): Child | undefined => {
  const id = useSyncExternalStore(chosen.subscribe, () => readSession(name))
  return family.find((child) => child.id === id) ?? family[0]
}
