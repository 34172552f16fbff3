import { randomInt } from 'node:crypto'
import { recordFailedSignIn, type FailedSignIn } from '#server/ledger/security-events.ts'
import type { AuthServices } from './services.ts'

/**
 * Counts a failed sign-in in the security log of an account after a random delay of 20 to 200 ms, because the time of the
 * response must not reveal whether the address is known.
 */
export const recordFailureLater = (
  { transact, reportError }: Pick<AuthServices, 'transact' | 'reportError'>,
  event: FailedSignIn,
  now: number,
): void => {
  const record = () =>
    transact((tx) => recordFailedSignIn(tx, event, now)).catch((error: unknown) =>
      reportError('a failed sign-in was not recorded', error),
    )
  setTimeout(() => void record(), randomInt(20, 200))
}
