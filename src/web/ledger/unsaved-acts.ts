import { ApiError } from '#shared/contract/client.ts'
import { createStore } from '#web/lib/store.ts'

/** An act that could not be sent. */
interface UnsavedAct {
  /** What it was: "+10 for Mia · Tidied toys". */
  name: string
  retry: () => void
}

const unsaved = createStore<readonly UnsavedAct[]>([])

/** Returns whether the same request may succeed later: nobody has rejected it. */
export const canRetry = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

/**
 * Adds an act that could not be sent; returns all since the last one that could. The same act again replaces the earlier
 * one, since it is sent under the same key.
 */
export const addUnsavedAct = (act: UnsavedAct): readonly UnsavedAct[] => {
  unsaved.set([...unsaved.get().filter(({ name }) => name !== act.name), act])
  return unsaved.get()
}

/** Forgets the acts that could not be sent; returns them. */
export const takeUnsavedActs = (): readonly UnsavedAct[] => {
  const taken = unsaved.get()
  unsaved.set([])
  return taken
}

/** Returns the names of the acts that could not be sent. */
export const useUnsavedNames = (): readonly string[] => unsaved.useValue().map(({ name }) => name)
