import { expect, test } from 'vitest'
import { signInErrorOf } from './sign-in-error.ts'

test('a known code keeps its own message', () => {
  expect(signInErrorOf('sign_up_closed')).toBe('sign_up_closed')
  expect(signInErrorOf('already_in_family')).toBe('already_in_family')
})

test('an unknown code came from the provider, whatever it says', () => {
  expect(signInErrorOf('server_error')).toBe('provider')
  expect(signInErrorOf('<script>')).toBe('provider')
})

test('without a code there is no message', () => {
  expect(signInErrorOf(null)).toBeNull()
  expect(signInErrorOf('')).toBeNull()
})
