import { setTimeout as delay } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createExportPlaces } from './places.ts'

/** Starts an export whose client takes each part of 64 KB in some milliseconds. */
const startEndlessExport = (waitForPlace: ReturnType<typeof createExportPlaces>, partMs: number) => {
  const end = Promise.withResolvers<never>()
  const breakOff = vi.fn<() => void>(() => end.reject(new Error('broken off')))
  const write = () => Promise.race([delay(partMs), end.promise])
  const produce = waitForPlace(async (writePart) => {
    for (;;) await writePart('x'.repeat(64_000))
  })
  const result = produce(write, breakOff).catch((error: unknown) => String(error))
  return { breakOff, result }
}

test('of two slow clients the slower one makes room for an export that waits, as soon as it is too slow [EXP-2]', async () => {
  const waitForPlace = createExportPlaces({ max: 2, maxWaitMs: 4000 })
  const slow = startEndlessExport(waitForPlace, 500)
  const slower = startEndlessExport(waitForPlace, 2500)
  await waitForPlace(async () => undefined)(async () => undefined, vi.fn<() => void>())
  expect([slow.breakOff.mock.calls.length, slower.breakOff.mock.calls.length]).toEqual([0, 1])
  slow.breakOff()
  expect(await Promise.all([slow.result, slower.result])).toEqual(['Error: broken off', 'Error: broken off'])
})

test('a client that reads fast enough keeps its place while another one waits [EXP-2]', async () => {
  const waitForPlace = createExportPlaces({ max: 1, maxWaitMs: 3100 })
  const fast = startEndlessExport(waitForPlace, 100)
  await expect(waitForPlace(async () => undefined)(async () => undefined, vi.fn<() => void>())).rejects.toMatchObject({
    code: 'too_many_requests',
  })
  expect(fast.breakOff).not.toHaveBeenCalled()
  fast.breakOff()
  expect(await fast.result).toBe('Error: broken off')
})
