import { ApiError } from '#shared/contract/client.ts'
import { createStore } from './store.ts'

type Answer = (isConfirmed: boolean) => void

/** A question whether it is the user. */
interface Question {
  /** To be called with whether the user has confirmed that it is them. */
  answer: Answer
  /** The password that the user has just typed, so that it need not be typed again. */
  password: string | undefined
}

/** The question; null while nobody asks. */
const request = createStore<Question | null>(null)

export const useRecentSignInRequest = request.useValue

let confirmation: Promise<boolean> | undefined

/** Opens the dialog in which users confirm that it is them; resolves to whether they did. */
export const askForConfirmation = (password?: string): Promise<boolean> => {
  confirmation ??= new Promise<boolean>((answer) => request.set({ answer, password })).finally(() => {
    confirmation = undefined
    request.set(null)
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
