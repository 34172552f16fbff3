import { useSyncExternalStore } from 'react'

/** Whether the dialog is open, and whether it adds the family's first child. */
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

/** Opens the dialog that adds a child. Its state is global, to survive the change from no child to one. */
export const openAddChild = (first: boolean): void => change({ open: true, first })

export const closeAddChild = (): void => change({ open: false })

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAddChildState = (): Adding => useSyncExternalStore(subscribe, () => adding)
