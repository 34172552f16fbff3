import { expect, test } from 'vitest'
import { createKeyedQueue } from './keyed-queue.ts'

const turnOfEventLoop = () => new Promise((resolve) => setImmediate(resolve))

test('work with one key runs in order, at most `max` at a time; other keys do not wait', async () => {
  const queue = createKeyedQueue({ max: 2, maxWaitMs: 10_000 })
  const begun: string[] = []
  const begin = (key: string, name: string) =>
    queue.acquire(key).then((end) => {
      begun.push(name)
      return end
    })
  const turns = ['a1', 'a2', 'a3', 'a4'].map((name) => begin('a', name))
  const other = begin('b', 'b1')
  await turnOfEventLoop()
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  for (const end of [await turns[0], await other]) end?.()
  await turnOfEventLoop()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const turn of turns) (await turn)()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
})

test('work that waits too long is rejected and loses its turn; failed work passes it on', async () => {
  const queue = createKeyedQueue({ max: 1, maxWaitMs: 20 })
  const end = await queue.acquire('a')
  await expect(queue.run('a', async () => 1)).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfter: 1 },
  })
  const next = queue.run('a', async () => 2)
  end()
  expect(await next).toBe(2)
  await expect(queue.run('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue.run('a', async () => 3)).toBe(3)
})
