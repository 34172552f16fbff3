import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { clearSessionValues } from '#web/lib/storage.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import { chooseChild, useCurrentChild } from './current-child.ts'

const family = [childFixture(), childFixture({ id: 'leo', name: 'Leo' })]

const readChildOfNewTab = async () => {
  sessionStorage.clear()
  const { result, unmount } = await renderHook(() => useCurrentChild(family)?.name)
  await unmount()
  return result.current
}

test('a device opens with the child that was selected last, until signing out [CHD-31, STO-1]', async () => {
  expect(await readChildOfNewTab()).toBe('Mia')
  chooseChild('leo')
  expect(await readChildOfNewTab()).toBe('Leo')
  clearSessionValues()
  expect(await readChildOfNewTab()).toBe('Mia')
})
