import { afterEach, expect, test, vi } from 'vitest'
import { isReachable, setReachable } from './reachability.ts'
import { importWithRetry } from './import-with-retry.ts'
import { addUnsavedAct, removeUnsavedAct } from './unsaved-acts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  setReachable(true)
})

/** Returns an import that fails the first time. */
const failOnce = () => {
  let attempts = 0
  return async () => {
    attempts += 1
    if (attempts === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return 'part'
  }
}

test('a chunk that fails to load is loaded when the network is back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const part = importWithRetry(failOnce())
  await expect.poll(isReachable).toBe(false)
  setReachable(true)
  expect(await part).toBe('part')
})

test('a chunk that the browser does not request twice is loaded by a reload, also soon after another one', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'reload' }], now: () => 1000 })
  vi.stubGlobal('location', { reload })
  void importWithRetry(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  await expect.poll(isReachable).toBe(false)
  const retry = vi.fn<() => void>()
  addUnsavedAct({ name: 'Tidied toys', retry, form: null })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  setReachable(true)
  await expect.poll(() => retry.mock.calls).toHaveLength(1)
  expect(reload).not.toHaveBeenCalled()
  removeUnsavedAct('Tidied toys')
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
})

test('a chunk that the server does not have is an error', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  await expect(importWithRetry(failOnce())).rejects.toThrow('Failed to fetch dynamically imported module')
})

test.each([
  ['a part of an app that the server no longer has brings the newer app', 'navigate', 1000, 1],
  ['a page that came by a reload long ago is loaded anew as well', 'reload', 60_000, 1],
  ['a reload that did not help is not tried again', 'reload', 1000, 0],
])('%s', async (_, type, age, reloads) => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}')))
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }], now: () => age })
  vi.stubGlobal('location', { reload })
  const failed = vi.fn<(error: unknown) => void>()
  importWithRetry(failOnce()).catch(failed)
  await expect.poll(() => reload.mock.calls.length + failed.mock.calls.length).toBe(1)
  expect(reload).toHaveBeenCalledTimes(reloads)
})
