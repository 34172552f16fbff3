import { expect, test } from 'vitest'
import { avatars } from './rules.ts'

test('there are twelve different avatars [CON-11]', () => {
  expect(new Set(avatars).size).toBe(12)
})
