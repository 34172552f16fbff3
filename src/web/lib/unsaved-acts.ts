import { ApiError, OfflineError } from '#shared/contract/client.ts'
import { noticeMs } from '#web/ui/message.ts'
import { isReachable, onReachable } from './reachability.ts'
import { createStore } from './store.ts'

/** An act that could not be sent. */
export interface UnsavedAct {
  /** What it was: "+10 for Mia · Tidied toys". */
  name: string
  /** Identifies it where several acts can have the same name; otherwise its name does. */
  key?: string | undefined
  retry: () => void
  /** The form it was typed into, which keeps the input: only its user sends it again, unless it waits. */
  form: HTMLFormElement | null
  /** Whether it was a tap without a connection, or a form that waits like one: it is sent by itself when that is back. */
  isWaiting?: boolean
  isSending?: boolean
  /** Cancels it; returns the act that undoes it, if it may have been recorded. Absent if it cannot be cancelled. */
  takeBack?: (() => UnsavedAct | undefined) | undefined
  /** Whether it is the undo of an act that was taken back, which nobody needs to see. */
  isUndo?: boolean
}

const unsaved = createStore<readonly UnsavedAct[]>([])

/** Returns the key that identifies an act. */
export const keyOf = ({ key, name }: UnsavedAct): string => key ?? name

/** How many waiting acts were sent since there was nothing left to send. */
let sentCount = 0

/** Until when a notice says that all are sent, in milliseconds since the page was opened. */
let saidUntil = 0

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
  error instanceof OfflineError || (error instanceof ApiError && (error.status >= 500 || error.status === 429))

/** Removes an act that was rejected; returns whether none is left. */
export const removeUnsavedAct = (key: string | undefined): boolean => {
  if (unsaved.get().some((act) => keyOf(act) === key)) unsaved.set(unsaved.get().filter((act) => keyOf(act) !== key))
  return unsaved.get().length === 0
}

/** Removes an act that was saved; returns how many that waited were sent, once none is left: null until then. */
export const completeUnsavedAct = (key: string | undefined): number | null => {
  if (unsaved.get().some((act) => keyOf(act) === key && act.isWaiting && !act.form)) sentCount += 1
  if (!removeUnsavedAct(key)) return null
  const sent = sentCount
  sentCount = 0
  if (sent > 0) saidUntil = performance.now() + noticeMs
  return sent
}

/** Returns the acts that could not be sent, the last one last. */
export const listUnsavedActs = (): readonly UnsavedAct[] => unsaved.get().filter(({ isUndo }) => !isUndo)

/** Adds an act that could not be sent. The same act again replaces the earlier one, since it is sent under the same key. */
export const addUnsavedAct = (act: UnsavedAct): void =>
  unsaved.set([...unsaved.get().filter((one) => keyOf(one) !== keyOf(act)), act])

const retry = (isChosen: (act: UnsavedAct) => boolean): void => {
  const chosen = unsaved.get().filter((act) => !act.isSending && isChosen(act))
  unsaved.set(unsaved.get().map((act) => (chosen.includes(act) ? { ...act, isSending: true } : act)))
  for (const act of chosen) act.retry()
}

/** Allows an act to be sent again, since its last try has ended. */
export const endSending = (key: string | undefined): void => {
  if (!unsaved.get().some((act) => keyOf(act) === key && act.isSending)) return
  unsaved.set(unsaved.get().map((act) => (keyOf(act) === key ? { ...act, isSending: false } : act)))
}

/** Forgets the other acts of a form that sends an act: they are earlier versions of it. */
export const forgetOthersOf = (form: HTMLFormElement, key: string | undefined): void => {
  const isOther = (act: UnsavedAct) => act.form === form && keyOf(act) !== key
  if (unsaved.get().some(isOther)) unsaved.set(unsaved.get().filter((act) => !isOther(act)))
}

/** Forgets all acts that could not be sent, for signing out. */
export const forgetUnsavedActs = (): void => {
  sentCount = 0
  saidUntil = 0
  unsaved.set([])
}

/** Sends all acts again that could not be sent. */
export const retryUnsavedActs = (): void => retry(() => true)

/** Sends the taps again, and the forms that wait like taps; called when the server can be reached again. */
export const retryUnsavedTaps = (): void => retry(({ form, isWaiting }) => !form || isWaiting === true)

/** Stops a form that waits from being sent automatically, because it was changed; returns whether it waited. */
export const stopWaiting = (key: string): boolean => {
  const waits = (act: UnsavedAct) => keyOf(act) === key && act.form !== null && act.isWaiting === true
  if (!unsaved.get().some(waits)) return false
  unsaved.set(unsaved.get().map((act) => (waits(act) ? { ...act, isWaiting: false, takeBack: undefined } : act)))
  return true
}

onReachable(retryUnsavedTaps)

/** Takes back an act that waits: it is not sent, or undone if it may have been recorded. Returns false for one that is just being sent. */
export const takeBackUnsavedAct = (key: string): boolean => {
  const act = unsaved.get().find((one) => keyOf(one) === key && !one.isSending)
  if (!act?.takeBack) return false
  const undo = act.takeBack()
  removeUnsavedAct(key)
  if (undo) addUnsavedAct(undo)
  if (isReachable()) retryUnsavedTaps()
  return true
}

/** Resolves when no act waits to be sent again, and it could be read that all are sent. */
export const waitUntilSaved = async (): Promise<void> => {
  await unsaved.until((acts) => acts.length === 0)
  const left = saidUntil - performance.now()
  if (left <= 0) return undefined
  await new Promise((resolve) => setTimeout(resolve, left))
  return waitUntilSaved()
}

/** Returns the keys of the acts that could not be sent: their names, unless several can have the same. */
export const useUnsavedKeys = (): readonly string[] => unsaved.useValue().map(keyOf)
