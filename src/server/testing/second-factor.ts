import { Secret, TOTP } from 'otpauth'
import type { Call } from '#shared/contract/client.ts'
import { confirmSecondFactor, setUpSecondFactor } from '#shared/second-factor/contract.ts'
import type { TestClock } from './harness.ts'

/** Returns the code that an authenticator app shows for a secret in base32 at an instant, or that many steps later. */
export const computeTotpCode = (secret: string, now: number, steps = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now + steps * 30_000 })

/**
 * Turns the second factor of a user with a password on through the API. `codeNow` returns the code of the present step,
 * or of one that many steps later.
 */
export const turnOnSecondFactor = async ({ clock }: { clock: Pick<TestClock, 'now'> }, call: Call) => {
  const { secret } = await call(setUpSecondFactor, {})
  const codeNow = (steps = 0) => computeTotpCode(secret, clock.now(), steps)
  const { recoveryCodes } = await call(confirmSecondFactor, { body: { code: codeNow() } })
  return { secret, recoveryCodes, codeNow }
}
