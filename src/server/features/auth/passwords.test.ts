import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'

test('a hash is Argon2id with 46 MiB in PHC form, and each is salted anew', async () => {
  const [one, other] = await Promise.all([hashPassword('fireflies'), hashPassword('fireflies')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=47104,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
  expect(await verifyPassword('fireflies', one)).toBe(true)
  expect(await verifyPassword('Fireflies', one)).toBe(false)
})

test('a hash made at another cost is verified, and is outdated', async () => {
  const salt = Buffer.alloc(16, 7)
  const tag = argon2Sync('argon2id', {
    message: 'fireflies',
    nonce: salt,
    parallelism: 1,
    memory: 19 * 1024,
    passes: 2,
    tagLength: 32,
  })
  const plain = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
  const old = `$argon2id$v=19$m=${19 * 1024},t=2,p=1$${plain(salt)}$${plain(tag)}`
  expect(await verifyPassword('fireflies', old)).toBe(true)
  expect(isOutdated(old)).toBe(true)
  expect(isOutdated(await hashPassword('fireflies'))).toBe(false)
})

test.each([null, undefined, '', 'nonsense', '$2b$10$abcdefghijklmnopqrstuv'])(
  'no password has the hash %j',
  async (hash) => {
    expect(await verifyPassword('', hash)).toBe(false)
  },
)

test('many hashes at once all end', async () => {
  const hash = await hashPassword('fireflies')
  const verdicts = await Promise.all(Array.from({ length: 12 }, () => verifyPassword('fireflies', hash)))
  expect(verdicts).toEqual(Array.from({ length: 12 }, () => true))
})

test('common passwords are known in any case, own ones are not', () => {
  for (const common of ['12345678', 'PassWord', 'letmein22', 'trustno1']) expect(isCommonPassword(common)).toBe(true)
  expect(isCommonPassword('fireflies in June')).toBe(false)
})
