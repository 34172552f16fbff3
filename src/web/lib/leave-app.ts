import { focusManager } from '@tanstack/react-query'
import { clearClientCache } from './api.ts'
import { clearSessionValues } from './storage.ts'
import { forgetUnsavedActs } from './unsaved-acts.ts'

/** How long the message of signing out shows before the app is left, in milliseconds. */
export const signOutMessageMs = 500

const emptyPage = (): void => document.body.replaceChildren()

const reloadIfRestored = ({ persisted }: PageTransitionEvent): void => {
  if (persisted) location.reload()
}

/**
 * Prevents the Back button from showing the signed-in page: empties it when it is hidden, reloads it when it is shown
 * again. Calling it again changes nothing.
 */
export const emptyPageOnLeave = (): void => {
  window.addEventListener('pagehide', emptyPage)
  window.addEventListener('pageshow', reloadIfRestored)
}

/**
 * Clears all data of the user, stops the polls and loads the start page after a delay in milliseconds. Never resolves, so
 * that callers stay pending until then.
 */
export const leaveApp = (after = 0): Promise<never> => {
  clearSessionValues()
  clearClientCache()
  forgetUnsavedActs()
  // They stop as in a hidden tab; the session has ended.
  focusManager.setFocused(false)
  emptyPageOnLeave()
  setTimeout(() => location.assign('/'), after)
  return new Promise<never>(() => undefined)
}
