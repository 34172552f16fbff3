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
export const recentSignInRequest = createStore<Question | null>(null)

/** Returns the question whether it is the user. */
export const useRecentSignInRequest = recentSignInRequest.useValue
