import type { Call } from '#shared/contract/client.ts'
import { confirmSecondFactor, setUpSecondFactor } from '#shared/second-factor/contract.ts'
import { computeTotpCode, toTotpStep } from '#server/features/auth/totp.ts'
import type { TestClock } from './harness.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the bytes of a base32 text, as an authenticator app reads it. */
export const decodeBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * Turns the second factor of a user with a password on through the API. `codeNow` returns the code of the present step,
 * or of one that many steps later.
 */
export const turnOnSecondFactor = async ({ clock }: { clock: Pick<TestClock, 'now'> }, call: Call) => {
  const { secret } = await call(setUpSecondFactor, {})
  const codeNow = (steps = 0) => computeTotpCode(decodeBase32(secret), toTotpStep(clock.now()) + steps)
  const { recoveryCodes } = await call(confirmSecondFactor, { body: { code: codeNow() } })
  return { secret, recoveryCodes, codeNow }
}
