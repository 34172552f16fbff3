import { ApiError } from '#shared/contract/client.ts'
import { onReachable } from './reachability.ts'
import { createStore } from './store.ts'

/** An act that could not be sent. */
export interface UnsavedAct {
  /** What it was: "+10 for Mia · Tidied toys". */
  name: string
  retry: () => void
  /** Whether it was typed into a form, which keeps it: then it is sent again by the user alone. */
  isInForm: boolean
  /** Whether it was a tap without a connection: it is sent by itself when that is back. */
  isWaiting?: boolean
  isSending?: boolean
}

const unsaved = createStore<readonly UnsavedAct[]>([])

/** Lets the browser ask before the page is left. */
const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault()

// A listener that does nothing would keep the page out of the browser's back/forward cache.
if (typeof window !== 'undefined') {
  unsaved.subscribe(() => {
    if (unsaved.get().length > 0) window.addEventListener('beforeunload', askBeforeLeaving)
    else window.removeEventListener('beforeunload', askBeforeLeaving)
  })
}

/** Returns whether the same request may succeed later: nobody has rejected it. */
export const canRetry = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || error.status === 429

/** Removes an act that was saved or rejected; returns whether none is left. */
export const removeUnsavedAct = (name: string | undefined): boolean => {
  if (unsaved.get().some((act) => act.name === name)) unsaved.set(unsaved.get().filter((act) => act.name !== name))
  return unsaved.get().length === 0
}

/**
 * Adds an act that could not be sent; returns all of them. The same act again replaces the earlier one, since it is sent
 * under the same key.
 */
export const addUnsavedAct = (act: UnsavedAct): readonly UnsavedAct[] => {
  unsaved.set([...unsaved.get().filter(({ name }) => name !== act.name), act])
  return unsaved.get()
}

const retry = (isChosen: (act: UnsavedAct) => boolean): void => {
  const chosen = unsaved.get().filter((act) => !act.isSending && isChosen(act))
  unsaved.set(unsaved.get().map((act) => (chosen.includes(act) ? { ...act, isSending: true } : act)))
  for (const act of chosen) act.retry()
}

/** Forgets all acts that could not be sent, for signing out. */
export const forgetUnsavedActs = (): void => unsaved.set([])

/** Sends all acts again that could not be sent. */
export const retryUnsavedActs = (): void => retry(() => true)

/** Sends those again that were only a tap: the server can be reached again. */
export const retryUnsavedTaps = (): void => retry(({ isInForm }) => !isInForm)

onReachable(retryUnsavedTaps)

/** Resolves when no act waits to be sent again. */
export const waitUntilSaved = (): Promise<void> => unsaved.until((acts) => acts.length === 0)

/** Returns the names of the acts that could not be sent. */
export const useUnsavedNames = (): readonly string[] => unsaved.useValue().map(({ name }) => name)
