import { useSyncExternalStore } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { readSessionValue, writeSessionValue } from '#web/lib/storage.ts'
import { createStore } from '#web/lib/store.ts'

const storageName = 'child'
const chosenChildId = createStore('')

/** Selects a child in this tab; survives a reload. */
export const chooseChild = (id: string): void => {
  writeSessionValue(storageName, id)
  chosenChildId.set(id)
}

/** Returns the selected child, or the first one. */
export const useCurrentChild = (family: readonly Child[]): Child | undefined => {
  const id = useSyncExternalStore(chosenChildId.subscribe, () => readSessionValue(storageName))
  return family.find((child) => child.id === id) ?? family[0]
}
