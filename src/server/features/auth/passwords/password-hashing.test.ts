import { expect, test } from 'vitest'
import { createPasswordHasher } from './password-hashing.ts'

const cheapHasher = createPasswordHasher({ memoryKib: 8, passes: 1, lanes: 1 })
const otherHasher = createPasswordHasher({ memoryKib: 16, passes: 2, lanes: 1 })

test('a hash matches its password only, and has a salt of its own', async () => {
  const [first, second] = await Promise.all([cheapHasher.hash('fireflies'), cheapHasher.hash('fireflies')])
  expect(first).not.toBe(second)
  expect(await cheapHasher.verify('fireflies', first)).toBe(true)
  expect(await cheapHasher.verify('Fireflies', first)).toBe(false)
})

test('a hash made at another cost is verified, and is outdated', async () => {
  const old = await otherHasher.hash('fireflies')
  expect(await cheapHasher.verify('fireflies', old)).toBe(true)
  expect(await cheapHasher.verify('Fireflies', old)).toBe(false)
  expect(cheapHasher.isOutdated(old)).toBe(true)
  expect(otherHasher.isOutdated(old)).toBe(false)
})

test('verifies a stored Argon2id hash with 19 MiB and two passes', async () => {
  const hash = '$argon2id$v=19$m=19456,t=2,p=1$BwcHBwcHBwcHBwcHBwcHBw$opYJ9EnSk0qrs1Ktwa/YiWj2+oDEXCHVlzBG7JpzjsQ'
  expect(await cheapHasher.verify('fireflies', hash)).toBe(true)
})

test.each([undefined, '', 'nonsense', '$2b$10$abcdefghijklmnopqrstuv'])('no password matches %j', async (hash) => {
  expect(await cheapHasher.verify('', hash)).toBe(false)
})

test('finishes more hashes than run at once', async () => {
  const hash = await cheapHasher.hash('fireflies')
  const results = await Promise.all(Array.from({ length: 12 }, () => cheapHasher.verify('fireflies', hash)))
  expect(results).toEqual(Array.from({ length: 12 }, () => true))
})
