import { Secret, TOTP } from 'otpauth'

const toSecret = (bytes: Buffer) => Secret.fromHex(bytes.toString('hex'))

/** Returns a secret in base32, and as `otpauth` URI, for the authenticator app of the user with an address. */
export const formatSecret = (bytes: Buffer, email: string): { secret: string; uri: string } => {
  const secret = toSecret(bytes)
  return { secret: secret.base32, uri: new TOTP({ issuer: 'Glowjar', label: email, secret }).toString() }
}

/** Returns a typed code without blanks, with ASCII digits in place of those that Chinese keyboards type. */
export const normalizeCode = (code: string): string => code.normalize('NFKC').replaceAll(/\s/g, '')

/** Returns whether a normalised code has the form of a code of an authenticator app. */
export const isTotpCode = (code: string): boolean => /^[0-9]{6}$/.test(code)

/**
 * Returns the time step (RFC 6238, 30 seconds) of a code that is right now, one step before or after, and later than
 * `lastStep`; else undefined.
 */
export const findTotpStep = (
  bytes: Buffer,
  code: string,
  { now, lastStep }: { now: number; lastStep: number },
): number | undefined => {
  if (!isTotpCode(code)) return undefined
  const delta = TOTP.validate({ secret: toSecret(bytes), token: code, timestamp: now, window: 1 })
  const step = TOTP.counter({ timestamp: now }) + (delta ?? 0)
  return delta !== null && step > lastStep ? step : undefined
}
