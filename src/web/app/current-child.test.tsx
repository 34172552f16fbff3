import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { clearSessionValues } from '#web/lib/storage.ts'
import { childFixture } from '#web/testing/fixtures.ts'
import type * as currentChild from './current-child.ts'

const family = [childFixture(), childFixture({ id: 'leo', name: 'Leo' })]

let tabs = 0

/** Opens a tab: loads the module anew, without session storage. */
const openTab = async () => {
  sessionStorage.clear()
  tabs += 1
  const { chooseChild, useCurrentChild } = (await import(
    /* @vite-ignore */ `./current-child.ts?tab=${tabs}`
  )) as typeof currentChild
  const { result, rerender } = await renderHook(() => useCurrentChild(family)?.name)
  return { chooseChild, result, rerender }
}

test('a device opens with the child that was selected last, until signing out [CHD-31, STO-1]', async () => {
  const first = await openTab()
  expect(first.result.current).toBe('Mia')
  first.chooseChild('leo')
  expect((await openTab()).result.current).toBe('Leo')
  clearSessionValues()
  expect((await openTab()).result.current).toBe('Mia')
})

test('a tab keeps its child when another one is selected in another tab [CHD-31]', async () => {
  const { result, rerender } = await openTab()
  const other = await openTab()
  other.chooseChild('leo')
  sessionStorage.clear()
  await rerender()
  expect(result.current).toBe('Mia')
})
