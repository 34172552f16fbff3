import { expect, test } from 'vitest'
import { computeTotpCode } from '#server/testing/second-factor.ts'
import { findTotpStep, formatSecret } from './totp.ts'

const bytes = Buffer.from('12345678901234567890')

// The six digits of a code are the last ones of the eight in the vectors.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code of RFC 6238 at %i seconds is right: %s [FAC-3]', (seconds, code) => {
  expect(findTotpStep(bytes, code, { now: seconds * 1000, lastStep: 0 })).toBe(Math.floor(seconds / 30))
})

test('a code is right from one step before to one after, but not at or before the last step [FAC-3]', () => {
  const now = 1_111_111_111_000
  const step = Math.floor(now / 30_000)
  const { secret } = formatSecret(bytes, '')
  const find = (offset: number, lastStep: number) =>
    findTotpStep(bytes, computeTotpCode(secret, now, offset), { now, lastStep })
  expect([-2, -1, 0, 1, 2].map((offset) => find(offset, 0))).toEqual([undefined, step - 1, step, step + 1, undefined])
  expect([-1, 0, 1].map((offset) => find(offset, step))).toEqual([undefined, undefined, step + 1])
})

test.each(['', '12345', '1234567', 'é12345', '😀1234'])('%j is no code [FAC-3]', (code) => {
  expect(findTotpStep(bytes, code, { now: 1_111_111_111_000, lastStep: 0 })).toBeUndefined()
})

test('the otpauth URI escapes the address', () => {
  expect(formatSecret(Buffer.from('foobar'), 'ana+1@example.org')).toEqual({
    secret: 'MZXW6YTBOI',
    uri: 'otpauth://totp/Glowjar:ana%2B1%40example.org?issuer=Glowjar&secret=MZXW6YTBOI&algorithm=SHA1&digits=6&period=30',
  })
})
