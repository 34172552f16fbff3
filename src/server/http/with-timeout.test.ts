import { expect, test } from 'vitest'
import { withTimeout } from './with-timeout.ts'

test('returns the result of work that ends in time', async () => {
  expect(await withTimeout(Promise.resolve('done'))).toBe('done')
  await expect(withTimeout(Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})

test('rejects with a storage error if work does not end in time', async () => {
  await expect(withTimeout(new Promise(() => {}), { timeoutMs: 5 })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

test('passes a result that comes too late to `onLate`', async () => {
  const work = Promise.withResolvers<string>()
  const late: string[] = []
  const answer = withTimeout(work.promise, { timeoutMs: 5, onLate: (result) => void late.push(result) })
  await expect(answer).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  work.resolve('done')
  await expect.poll(() => late).toEqual(['done'])
})
