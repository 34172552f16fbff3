import { expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { assertStrongPassword } from './password-rules.ts'

const owner = { name: 'Ana María', email: 'ana.soto@familia-soto.example' }

const findCode = (password: string) =>
  assertStrongPassword(password, 'newPassword', owner).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.details : error),
  )

const rejectedWith = (code: string) => ({ errors: [{ path: 'newPassword', code, message: expect.any(String) }] })

test.each(['12345678', 'PassWord', 'letmein22', 'trustno1', 'password1234', ' iloveyou ', 'ｐａｓｓｗｏｒｄ１'])(
  'a common password in any form is rejected: %j [ACC-46]',
  async (password) => {
    expect(await findCode(password)).toEqual(rejectedWith('password_common'))
  },
)

test.each([
  'ana.soto@familia-soto.example',
  'ANA.SOTO@familia-soto.example!',
  'AnaSoto2026',
  'María1985!!',
  'Mari\u0301a-1985',
  'anaanaana',
  'glowjar1',
  'Glowjar-2026-Ana',
  '萤火罐20261120',
])('a name, an address or the product is rejected: %j [ACC-46]', async (password) => {
  expect(await findCode(password)).toEqual(rejectedWith('password_personal'))
})

test.each(['abcdefgh', '87654321', '0987654321', 'ABCDEFGHIJ', 'lkjhgfdsa'])(
  'an order of letters, digits or keys is rejected: %j [ACC-46]',
  async (password) => {
    expect(await findCode(password)).toEqual(rejectedWith('password_common'))
  },
)

test.each([
  ' '.repeat(12),
  'aaaaaaaaaa',
  'aAaAaAaA',
  '🐻'.repeat(8),
  'ａaａaａaａa',
  '123123123',
  '19901990',
  'qwertyQwerty',
  '520🐻520🐻',
])('a few characters repeated are rejected: %j [ACC-46]', async (password) => {
  expect(await findCode(password)).toEqual(rejectedWith('password_repeated'))
})

test.each([
  'fireflies in June',
  'Ana likes 42 fireflies',
  '83920174652',
  '每晚八点讲故事',
  'abababab cdcdcd',
  'Mariachi 24',
  'abcdefgh ijklm',
  'June, June, June',
])('other passwords are accepted: %j [ACC-37, ACC-46]', async (password) => {
  expect(await findCode(password)).toBeNull()
})
