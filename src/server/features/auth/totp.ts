import { createHmac, timingSafeEqual } from 'node:crypto'

const stepMs = 30_000
const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns bytes as base32 (RFC 4648) without padding, which authenticator apps read. */
export const toBase32 = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => base32Alphabet.charAt(Number.parseInt(group.padEnd(5, '0'), 2))).join('')
}

/** Returns the time step of an instant in epoch milliseconds (RFC 6238, 30 seconds). */
export const toTotpStep = (now: number): number => Math.floor(now / stepMs)

/** Returns the code of a time step (RFC 6238 with HMAC-SHA-1). */
export const computeTotpCode = (secret: Uint8Array, step: number, digits = 6): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE(mac.readUInt8(mac.length - 1) & 15) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** Returns a typed code without blanks, with ASCII digits in place of those that Chinese keyboards type. */
export const normalizeCode = (code: string): string => code.normalize('NFKC').replaceAll(/\s/g, '')

const isEqual = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Returns the step of a code that is right now, one step before or after, and later than `lastStep`; else undefined. */
export const findTotpStep = (
  secret: Uint8Array,
  code: string,
  { now, lastStep }: { now: number; lastStep: number },
): number | undefined => {
  const step = toTotpStep(now)
  return [step - 1, step, step + 1].find((one) => one > lastStep && isEqual(computeTotpCode(secret, one), code))
}

/** Returns the `otpauth` URI of a secret in base32. */
export const formatOtpauthUri = (secret: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(`Glowjar:${email}`)}?secret=${secret}&issuer=Glowjar`
