import { expect, test } from 'vitest'
import { parseSignInError } from './sign-in-error.ts'

test('returns a known code', () => {
  expect(parseSignInError('sign_up_closed')).toBe('sign_up_closed')
  expect(parseSignInError('already_in_family')).toBe('already_in_family')
})

test('maps an unknown code to `provider`', () => {
  expect(parseSignInError('server_error')).toBe('provider')
  expect(parseSignInError('<script>')).toBe('provider')
})

test('returns null without a code', () => {
  expect(parseSignInError(null)).toBeNull()
  expect(parseSignInError('')).toBeNull()
})
