import { expect, test } from 'vitest'
import { withTimeout } from './with-timeout.ts'

test('returns the result of work that ends in time', async () => {
  expect(await withTimeout(Promise.resolve('done'))).toBe('done')
  await expect(withTimeout(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('rejects with a storage error if work does not end in time', async () => {
  await expect(withTimeout(new Promise(() => {}), 5)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})
