import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { openDownload, type ProduceText } from './download.ts'

const part = 'x'.repeat(64 * 1024)

/** Opens a download without an end. */
const openEndless = async (timeouts: { totalMs: number; stallMs: number }) => {
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
  const body = await openDownload(produce, { signal, onError, timeouts })
  return { reader: body.getReader(), onEnd, onError }
}

test('a download that takes too long breaks off, however fast it is read [EXP-2]', async () => {
  const { reader, onEnd } = await openEndless({ totalMs: 100, stallMs: 60_000 })
  const readToEnd = async () => {
    while (!(await reader.read()).done);
  }
  await expect(readToEnd()).rejects.toThrow('the download broke off')
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
})

test('a download of which the client takes nothing breaks off, one that is read slowly does not [EXP-2]', async () => {
  const { reader, onEnd, onError } = await openEndless({ totalMs: 60_000, stallMs: 200 })
  for (let n = 0; n < 20; n++) {
    await reader.read()
    await delay(30)
  }
  expect(onEnd).not.toHaveBeenCalled()
  await expect.poll(() => onEnd.mock.calls.length).toBe(1)
  expect(onError).not.toHaveBeenCalled()
})
