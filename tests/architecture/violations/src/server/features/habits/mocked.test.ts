// caught by vitest(no-restricted-vi-methods): Do not mock modules
import { expect, test, vi } from 'vitest'

vi.mock('./store.ts')

test('a habit is kept', () => {
  expect(1).toBe(1)
})
