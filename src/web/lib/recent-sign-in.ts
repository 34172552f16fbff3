import { ApiError } from '#shared/contract/client.ts'
import { recentSignInRequest } from './recent-sign-in-request.ts'

let confirmation: Promise<boolean> | undefined

/** Opens the dialog in which users confirm that it is them; resolves to whether they did. */
export const askForConfirmation = (password?: string): Promise<boolean> => {
  confirmation ??= new Promise<boolean>((answer) => recentSignInRequest.set({ answer, password })).finally(() => {
    confirmation = undefined
    recentSignInRequest.set(null)
  })
  return confirmation
}

/** Thrown when the user does not confirm that it is them; nothing was done. */
export class NotConfirmedError extends Error {
  override readonly name = 'NotConfirmedError'
}

/**
 * Sends a request, and where it requires a recent sign-in sends it again after the user has confirmed. `password` is the
 * user's password, if the request contains it.
 * @throws NotConfirmedError, and whatever the request throws
 */
export const withRecentSignIn = async <T>(send: () => Promise<T>, password?: string): Promise<T> => {
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'recent_sign_in_required')) throw error
    if (!(await askForConfirmation(password))) throw new NotConfirmedError()
    return send()
  }
}
