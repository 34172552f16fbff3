import { expect, test } from 'vitest'
import { writeSessionValue } from './storage.ts'
import { storeReturnTo, takeReturnTo } from './return-to.ts'

test('the return path is used once [STT-8]', () => {
  storeReturnTo('/es/rewards?filter=gift')
  expect(takeReturnTo()).toBe('/es/rewards?filter=gift')
  expect(takeReturnTo()).toBeNull()
})

test.each(['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example'])(
  'the return path never leads to another site: %s',
  (path) => {
    storeReturnTo(path)
    expect(takeReturnTo()).toBe('/')
  },
)

test('ignores a malformed return path', () => {
  writeSessionValue('return-to', { path: '/rewards' })
  expect(takeReturnTo()).toBeNull()
})
