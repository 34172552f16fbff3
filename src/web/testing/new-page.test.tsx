import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { isReachable, setReachable } from '#web/lib/reachability.ts'
import { addUnsavedAct, listUnsavedActs } from '#web/lib/unsaved-acts.ts'
import { showFeast, waitForFeasts } from '#web/ui/feast-queue.ts'
import { passTime } from './clock.ts'
import { renderWithProviders } from './render-with-providers.tsx'

const noon = Date.parse('2026-11-20T12:00:00+01:00')
const { width } = window.visualViewport ?? { width: 0 }

test('time stands still until it is passed, and timers of a second or more with it', async () => {
  const ended: number[] = []
  for (const ms of [3000, 1000]) setTimeout(() => ended.push(ms), ms)
  await new Promise(requestAnimationFrame)
  expect(Date.now()).toBe(noon)
  await passTime(999)
  expect(ended).toEqual([])
  await passTime(2001)
  expect(ended).toEqual([1000, 3000])
  expect(Date.now()).toBe(noon + 3000)
})

test('a request that is never answered is given up after twenty seconds of the clock', async () => {
  const signal = AbortSignal.timeout(20_000)
  await passTime(19_999)
  expect(signal.aborted).toBe(false)
  await passTime(1)
  expect(signal.reason).toHaveProperty('name', 'TimeoutError')
})

test('a test may leave the page as it likes', async () => {
  await renderWithProviders(<p>{'Left behind'}</p>)
  showFeast({ child: { id: 'mia', name: 'Mia' }, points: 1 })
  void waitForFeasts().then(() => setReachable(false))
  addUnsavedAct({ name: '+10', retry: () => undefined, form: null })
  setTimeout(() => document.body.append('late'), 5000)
  localStorage.setItem('glowjar.sound', 'on')
  document.documentElement.dataset['theme'] = 'dark'
  document.body.append('Appended')
  await page.viewport(800, 600)
  await passTime(1000)
  expect(listUnsavedActs()).toHaveLength(1)
})

test('the next one begins with a new page', async () => {
  await passTime(60_000)
  expect(document.body.textContent.trim()).toBe('')
  await waitForFeasts()
  expect(isReachable()).toBe(true)
  expect(listUnsavedActs()).toEqual([])
  expect(localStorage).toHaveLength(0)
  expect(document.documentElement.dataset['theme']).toBeUndefined()
  expect(innerWidth).toBe(width)
  expect(Date.now()).toBe(noon + 60_000)
})
