import { expect, test, vi } from 'vitest'
import { passTime } from '#web/testing/clock.ts'
import { addUnsavedAct, completeUnsavedAct, removeUnsavedAct, waitUntilSaved } from './unsaved-acts.ts'

/** Returns whether the browser asks before the page is left. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the browser asks before a page with acts that are not saved yet is left, and only then [STT-9]', () => {
  expect(asksBeforeLeaving()).toBe(false)
  addUnsavedAct({ name: '+10 for Mia · Tidied toys', retry: () => undefined, form: null })
  addUnsavedAct({ name: '+5 for Mia · Said thanks', retry: () => undefined, form: null })
  expect(asksBeforeLeaving()).toBe(true)
  removeUnsavedAct('+10 for Mia · Tidied toys')
  expect(asksBeforeLeaving()).toBe(true)
  removeUnsavedAct('+5 for Mia · Said thanks')
  expect(asksBeforeLeaving()).toBe(false)
})

test('what waits for all acts to be saved lets it be read that they are sent [STT-9]', async () => {
  const done = vi.fn<() => void>()
  addUnsavedAct({ name: '+10 for Mia · Tidied toys', retry: () => undefined, form: null, isWaiting: true })
  void waitUntilSaved().then(done)
  expect(completeUnsavedAct('+10 for Mia · Tidied toys')).toBe(1)
  await passTime(2900)
  expect(done).not.toHaveBeenCalled()
  await passTime(200)
  expect(done).toHaveBeenCalledOnce()
})
