import { forget } from './api.ts'
import { clearSession } from './storage.ts'

/** How long the notice of signing out stands before the app is left, in milliseconds. */
export const signOutDelayMs = 500

/**
 * Lets nobody come back by the browser's Back to what is on screen: a page that the browser has kept is emptied before
 * it is left, and loaded anew when it is shown again.
 */
export const emptyPageOnLeave = (): void => {
  window.addEventListener('pagehide', () => document.body.replaceChildren())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload()
  })
}

/**
 * Forgets everything of the signed-in parent and loads the start page anew, `after` so many milliseconds. It never
 * answers: whoever waits for it stays busy until the page is gone, and nothing is read again without a session.
 */
export const leaveApp = (after = 0): Promise<never> => {
  clearSession()
  forget()
  emptyPageOnLeave()
  setTimeout(() => location.assign('/'), after)
  return new Promise<never>(() => undefined)
}
