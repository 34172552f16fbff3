import { expect, test } from 'vitest'
import { computeTotpCode, findTotpStep, formatOtpauthUri, toBase32, toTotpStep } from './totp.ts'

const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('has the code of RFC 6238 at %i seconds: %s [FAC-3]', (seconds, code) => {
  expect(computeTotpCode(secret, toTotpStep(seconds * 1000), 8)).toBe(code)
})

test('a code is right from one step before to one after, but not at or before the last step [FAC-3]', () => {
  const now = 1_111_111_111_000
  const step = toTotpStep(now)
  const codeOf = (offset: number) => computeTotpCode(secret, step + offset)
  const find = (offset: number, lastStep: number) => findTotpStep(secret, codeOf(offset), { now, lastStep })
  expect([-2, -1, 0, 1, 2].map((offset) => find(offset, 0))).toEqual([undefined, step - 1, step, step + 1, undefined])
  expect([-1, 0, 1].map((offset) => find(offset, step))).toEqual([undefined, undefined, step + 1])
  expect(findTotpStep(secret, '', { now, lastStep: 0 })).toBeUndefined()
  expect(findTotpStep(secret, 'é12345', { now, lastStep: 0 })).toBeUndefined()
})

test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foobar', 'MZXW6YTBOI'],
])('encodes %s like RFC 4648', (text, encoded) => {
  expect(toBase32(Buffer.from(text))).toBe(encoded)
})

test('the otpauth URI escapes the address', () => {
  expect(formatOtpauthUri('MZXW6', 'ana+1@example.org')).toBe(
    'otpauth://totp/Glowjar%3Aana%2B1%40example.org?secret=MZXW6&issuer=Glowjar',
  )
})
