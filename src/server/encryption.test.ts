import { expect, test } from 'vitest'
import { createEncryption } from './encryption.ts'

const secret = 'a secret of the tests'
const place = 'family/webhook'

test('a text is encrypted with a nonce of its own and decrypted with the same secret, label and place', () => {
  const encryption = createEncryption(secret, 'webhook')
  const [first, second] = [encryption.encrypt('geheim 秘密', place), encryption.encrypt('geheim 秘密', place)]
  expect(first).not.toBe(second)
  expect(Buffer.from(first, 'base64url').includes('geheim')).toBe(false)
  for (const one of [first, second]) expect(createEncryption(secret, 'webhook').decrypt(one, place)).toBe('geheim 秘密')
  expect(encryption.decrypt(encryption.encrypt('', place), place)).toBe('')
})

test('another secret, label or place, and a changed text, are not decrypted', () => {
  const encrypted = createEncryption(secret, 'webhook').encrypt('geheim', place)
  expect(createEncryption('another secret', 'webhook').decrypt(encrypted, place)).toBeNull()
  expect(createEncryption(secret, 'second factor').decrypt(encrypted, place)).toBeNull()
  const { decrypt } = createEncryption(secret, 'webhook')
  expect(decrypt(encrypted, 'family/other')).toBeNull()
  for (const changed of [
    '',
    encrypted.slice(4),
    encrypted.slice(0, -4),
    `${encrypted}AAAA`,
    `AAAA${encrypted.slice(4)}`,
  ])
    expect(decrypt(changed, place)).toBeNull()
})

test('what a released version encrypted stays readable', () => {
  const stored = 'PzjYYGzYgcEXwqn8LkY8oB2fZOOxE7ks0JKIYM-mlAB6tQ'
  expect(createEncryption(secret, 'webhook').decrypt(stored, place)).toBe('geheim')
})
