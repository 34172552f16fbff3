import { createStore } from '#web/lib/store.ts'

/** Whether the dialog that adds a child is open, and whether it adds the family's first one. */
const state = createStore({ open: false, first: false })

/**
 * Opens the dialog that adds a child, the family's first one if `first`. Global, to survive the change from no child to
 * one.
 */
export const openAddChildDialog = (first: boolean): void => state.set({ open: true, first })

export const closeAddChildDialog = (): void => state.set({ ...state.get(), open: false })

export const useAddChildDialogState = state.useValue
