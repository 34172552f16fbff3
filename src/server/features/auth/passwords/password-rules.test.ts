import { expect, test } from 'vitest'
import { AppError } from '#server/errors.ts'
import { assertStrongPassword } from './password-rules.ts'

const owner = { name: 'Ana María', email: 'ana.soto@familia-soto.example' }

const findCode = (password: string, of = owner) =>
  assertStrongPassword(password, 'newPassword', of).then(
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
  'iloveyou2024',
  'iloveyou!!',
  '!!Password2024!!',
  '2024-iloveyou',
  'woaini1314',
  'Estrella99',
  'qwerty_2026',
])('a common password with digits or symbols around it is rejected: %j [ACC-46]', async (password) => {
  expect(await findCode(password)).toEqual(rejectedWith('password_common'))
})

test.each(['1234567890ab', 'ab12345678', 'x-123456-y'])(
  'a common number with some letters around it is rejected: %j [ACC-46]',
  async (password) => {
    expect(await findCode(password)).toEqual(rejectedWith('password_common'))
  },
)

test.each(['contraseña', 'contrasena', 'CONTRASEN\u0303A', 'Contraseña2026', 'pässwörd'])(
  'a common password with or without accents is rejected: %j [ACC-46]',
  async (password) => {
    expect(await findCode(password)).toEqual(rejectedWith('password_common'))
  },
)

test.each([
  ['José', 'jose2024xxx'],
  ['José', 'JOSÉ-2024'],
  ['Jose', 'jose\u03012024'],
  ['Núñez Peña', 'nunezpena1'],
])('a name is the same with and without accents: %s, %s [ACC-46]', async (name, password) => {
  expect(await findCode(password, { ...owner, name })).toEqual(rejectedWith('password_personal'))
})

test.each(['jose y maria en la playa', 'josefina baila'])(
  'a sentence may contain the name: %j [ACC-46]',
  async (password) => {
    expect(await findCode(password, { ...owner, name: 'José' })).toBeNull()
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
  'Mariachi de Jalisco',
  'river7-kettle',
  'jose y maria en la playa',
  'dragon 48 over the lake',
  'sunshine-7391-5520',
  'iloveyou and my dog',
  '2 kettles, 3 rivers',
  'mañana a las 8',
  'abcdefgh ijklm',
  'June, June, June',
])('other passwords are accepted: %j [ACC-37, ACC-46]', async (password) => {
  expect(await findCode(password)).toBeNull()
})
