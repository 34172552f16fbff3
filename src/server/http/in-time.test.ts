import { expect, test } from 'vitest'
import { inTime } from './in-time.ts'

test('work that ends in time is answered as it ends', async () => {
  expect(await inTime(Promise.resolve('done'))).toBe('done')
  await expect(inTime(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('work that does not end is given up as trouble of the storage', async () => {
  await expect(inTime(new Promise(() => {}), 5)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})
