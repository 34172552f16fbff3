// caught by vitest(valid-title): should
import { expect, test } from 'vitest'

test('a habit should be kept', () => {
  expect(1).toBe(1)
})
