// caught by eslint(no-restricted-imports): Features never meet
import { expect, test } from 'vitest'
import { price } from '#server/features/rewards/redeem.ts'

test('a habit has a price', () => {
  expect(price).toBe(1)
})
