import { expect, test } from 'vitest'
import { withTimeout } from './with-timeout.ts'

test('work that ends in time is answered as it ends', async () => {
  expect(await withTimeout(Promise.resolve('done'))).toBe('done')
  await expect(withTimeout(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('work that does not end is given up as trouble of the storage', async () => {
  await expect(withTimeout(new Promise(() => {}), 5)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})
