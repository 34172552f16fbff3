import { useSyncExternalStore } from 'react'

/** Whether the dialog that adds a child is asked for, and whether it is the family's first one. */
export interface Adding {
  open: boolean
  first: boolean
}

let adding: Adding = { open: false, first: false }
const listeners = new Set<() => void>()

const change = (changed: Partial<Adding>) => {
  adding = { ...adding, ...changed }
  for (const listener of listeners) listener()
}

/** Opens the dialog that adds a child. It stands above the screens, so that it outlives the change from none to one. */
export const openAddChild = (first: boolean): void => change({ open: true, first })

export const closeAddChild = (): void => change({ open: false })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAddChildState = (): Adding => useSyncExternalStore(subscribe, () => adding)
