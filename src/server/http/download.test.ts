import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openDownload, type DownloadLimits, type ProduceText } from './download.ts'

const part = 'x'.repeat(64 * 1024)

/** Opens a download without an end. */
const openEndless = async (limits: DownloadLimits) => {
  const onEnd = vi.fn<() => void>()
  const onError = vi.fn<(error: unknown) => void>()
  const produce: ProduceText = async (write) => {
    try {
      for (;;) await write(part)
    } finally {
      onEnd()
    }
  }
  const { signal } = new AbortController()
  const body = await openDownload(produce, { signal, onError, limits })
  return { reader: body.getReader(), onEnd, onError }
}

test('a download that takes too long breaks off, however fast it is read [EXP-2]', async () => {
  const { reader, onEnd } = await openEndless({ totalMs: 100, slackMs: 60_000, minBytesPerSecond: 1 })
  const readToEnd = async () => {
    while (!(await reader.read()).done);
  }
  await expect(readToEnd()).rejects.toThrow('the download broke off')
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
})

test('a download of which the client takes nothing breaks off, one that is read slowly does not [EXP-2]', async () => {
  const { reader, onEnd, onError } = await openEndless({
    totalMs: 60_000,
    slackMs: 1000,
    minBytesPerSecond: 2 * part.length,
  })
  for (let n = 0; n < 20; n++) {
    await reader.read()
    await delay(150)
  }
  expect(onEnd).not.toHaveBeenCalled()
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
  expect(onError).not.toHaveBeenCalled()
})

test('a download that is read more slowly than the least rate breaks off, also after a fast beginning [EXP-2]', async () => {
  const limits = { totalMs: 60_000, slackMs: 200, minBytesPerSecond: 100 * part.length }
  const { reader, onEnd, onError } = await openEndless(limits)
  for (let n = 0; n < 100; n++) await reader.read()
  expect(onEnd).not.toHaveBeenCalled()
  const readSlowly = async () => {
    while (!(await reader.read()).done) await delay(50)
  }
  await expect(readSlowly()).rejects.toThrow('the download broke off')
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
  expect(onError).not.toHaveBeenCalled()
})

test('a download whose client went away while it waited produces nothing [EXP-2]', async () => {
  const waiting = Promise.withResolvers<undefined>()
  const produced: string[] = []
  const produce: ProduceText = async (write) => {
    await waiting.promise
    await write(part)
    produced.push('first part')
  }
  const client = new AbortController()
  const opened = openDownload(produce, { signal: client.signal, onError: () => undefined })
  client.abort()
  waiting.resolve(undefined)
  await expect(opened).rejects.toMatchObject({ code: 'malformed' })
  expect(produced).toEqual([])
})

test('time in which the client waits for the server does not count as slow reading', async () => {
  const produce: ProduceText = async (write) => {
    for (let n = 0; n < 5; n++) {
      await write('x')
      await delay(60)
    }
  }
  const limits = { totalMs: 60_000, slackMs: 100, minBytesPerSecond: 1_000_000 }
  const { signal } = new AbortController()
  const body = await openDownload(produce, { signal, onError: () => undefined, limits })
  expect(await new Response(body).text()).toBe('xxxxx')
})
