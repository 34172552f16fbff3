import { afterEach, expect, test, vi } from 'vitest'
import { lazyWithMessages } from './lazy-component.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a preload that fails after an update does not reload the page; a later load does [STO-7]', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'navigate' }], now: () => 1000 })
  vi.stubGlobal('location', { reload })
  const importComponent = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('Failed to fetch')))
  const { preload, load } = lazyWithMessages(importComponent)
  await preload()
  expect([importComponent.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  void load()
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
})
