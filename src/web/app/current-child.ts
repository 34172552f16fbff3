import { useSyncExternalStore } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { readDeviceValue, readSessionValue, writeDeviceValue, writeSessionValue } from '#web/lib/storage.ts'
import { createStore } from '#web/lib/store.ts'

const storageName = 'child'
const chosenChildId = createStore('')

/** Selects a child in this tab, and in those that are opened later on this device. */
export const chooseChild = (id: string): void => {
  writeSessionValue(storageName, id)
  writeDeviceValue('child', id)
  chosenChildId.set(id)
}

// Not read again later: another tab may select another child.
const idAtStart = readDeviceValue('child')
const readChosenId = (): unknown => readSessionValue(storageName) ?? idAtStart

/** Returns the selected child, or the first one. */
export const useCurrentChild = (family: readonly Child[]): Child | undefined => {
  const id = useSyncExternalStore(chosenChildId.subscribe, readChosenId)
  return family.find((child) => child.id === id) ?? family[0]
}
