import { forget } from './api.ts'
import { clearSession } from './storage.ts'

/** Forgets everything of the signed-in parent and loads the start page anew. */
export const leaveApp = (): void => {
  clearSession()
  forget()
  location.assign('/')
}
