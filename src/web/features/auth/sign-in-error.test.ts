import { expect, test } from 'vitest'
import { signInErrorOf } from './sign-in-error.ts'

test('returns a known code', () => {
  expect(signInErrorOf('sign_up_closed')).toBe('sign_up_closed')
  expect(signInErrorOf('already_in_family')).toBe('already_in_family')
})

test('maps an unknown code to `provider`', () => {
  expect(signInErrorOf('server_error')).toBe('provider')
  expect(signInErrorOf('<script>')).toBe('provider')
})

test('returns null without a code', () => {
  expect(signInErrorOf(null)).toBeNull()
  expect(signInErrorOf('')).toBeNull()
})
