// caught by eslint(no-restricted-imports): Features are imported only by app
import { expect, test } from 'vitest'
import { price } from '#server/features/rewards/redeem.ts'

test('a habit has a price', () => {
  expect(price).toBe(1)
})
