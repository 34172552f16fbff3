import { afterEach, expect, test } from 'vitest'
import { addUnsavedAct, forgetUnsavedActs, removeUnsavedAct } from './unsaved-acts.ts'

afterEach(forgetUnsavedActs)

/** Returns whether the browser asks before the page is left. */
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('the browser asks before a page with acts that are not saved yet is left, and only then [STT-9]', () => {
  expect(asksBeforeLeaving()).toBe(false)
  addUnsavedAct({ name: '+10 for Mia · Tidied toys', retry: () => undefined, isInForm: false })
  addUnsavedAct({ name: '+5 for Mia · Said thanks', retry: () => undefined, isInForm: false })
  expect(asksBeforeLeaving()).toBe(true)
  removeUnsavedAct('+10 for Mia · Tidied toys')
  expect(asksBeforeLeaving()).toBe(true)
  removeUnsavedAct('+5 for Mia · Said thanks')
  expect(asksBeforeLeaving()).toBe(false)
})
