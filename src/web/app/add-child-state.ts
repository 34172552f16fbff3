import { createStore } from '#web/lib/store.ts'

/** Whether the dialog is open, and whether it adds the family's first child. */
const state = createStore({ open: false, first: false })

/** Opens the dialog that adds a child. Its state is global, to survive the change from no child to one. */
export const openAddChild = (first: boolean): void => state.set({ open: true, first })

export const closeAddChild = (): void => state.set({ ...state.get(), open: false })

export const useAddChildState = state.useValue
