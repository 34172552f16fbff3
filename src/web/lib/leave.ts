import { forget } from './api.ts'
import { clearSession } from './storage.ts'

/**
 * Forgets everything of the signed-in parent and loads the start page anew. It never answers: whoever waits for it stays
 * busy until the page is gone, and nothing is read again without a session.
 */
export const leaveApp = (): Promise<never> => {
  clearSession()
  forget()
  location.assign('/')
  return new Promise<never>(() => undefined)
}
