import { useSyncExternalStore } from 'react'
import type { Child } from '#shared/children/contract.ts'
import { readDeviceValue, readSessionValue, writeDeviceValue, writeSessionValue } from '#web/lib/storage.ts'
import { createStore } from '#web/lib/store.ts'

const storageName = 'child'
const chosenChildId = createStore('')

// The device's value is not read again later: another tab may select another child.
let idOfTab: unknown = readDeviceValue('child')

/** Selects a child in this tab, and in those that are opened later on this device. */
export const chooseChild = (id: string): void => {
  writeSessionValue(storageName, id)
  writeDeviceValue('child', id)
  idOfTab = id
  chosenChildId.set(id)
}

const readChosenId = (): unknown => readSessionValue(storageName) ?? idOfTab

/** Returns the selected child, or the first one. */
export const useCurrentChild = (family: readonly Child[]): Child | undefined => {
  const id = useSyncExternalStore(chosenChildId.subscribe, readChosenId)
  return family.find((child) => child.id === id) ?? family[0]
}
