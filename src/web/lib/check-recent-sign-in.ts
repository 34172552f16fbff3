import { getRecentSignIn } from '#shared/sessions/contract.ts'
import { call } from './api.ts'
import { askForConfirmation } from './recent-sign-in.ts'

// Long enough to fill in what follows, such as the place to save a file.
const marginMs = 30_000

/** Makes sure that the sign-in is recent, for what is no request of the app; resolves to whether it is. */
export const ensureRecentSignIn = async (): Promise<boolean> => {
  const { until } = await call(getRecentSignIn, {})
  return (until !== null && Date.parse(until) > Date.now() + marginMs) || askForConfirmation()
}

/** How often it is asked whether the sign-in is recent by now, in milliseconds. */
export const pollMs = 1500

/** Waits until the sign-in is recent, which happens in another window; resolves to false when aborted. */
export const waitForRecentSignIn = async (signal: AbortSignal): Promise<boolean> => {
  while (!signal.aborted) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    const current = await call(getRecentSignIn, {}).catch(() => undefined)
    if (current?.until) return !signal.aborted
  }
  return false
}
