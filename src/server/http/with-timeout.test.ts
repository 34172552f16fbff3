import { afterEach, expect, test, vi } from 'vitest'
import { secondMs } from '#shared/time/duration.ts'
import { getTimeout, withTimeout } from './with-timeout.ts'

afterEach(() => void vi.useRealTimers())

test('returns the result of work that ends in time', async () => {
  expect(await withTimeout(Promise.resolve('done'), { timeoutMs: 1000 })).toBe('done')
  await expect(withTimeout(Promise.reject(new Error('broken')), { timeoutMs: 1000 })).rejects.toThrow('broken')
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

test('a question to the assistant may take longer than other requests, because the first one loads its content', async () => {
  vi.useFakeTimers()
  const ended: string[] = []
  for (const kind of ['query', 'command', 'stream'] as const)
    withTimeout(new Promise(() => {}), { timeoutMs: getTimeout(kind) }).catch(() => ended.push(kind))
  await vi.advanceTimersByTimeAsync(11 * secondMs)
  expect(ended).toEqual(['query', 'command'])
  await vi.advanceTimersByTimeAsync(60 * secondMs)
  expect(ended).toEqual(['query', 'command', 'stream'])
})
