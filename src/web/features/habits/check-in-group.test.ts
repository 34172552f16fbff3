import { expect, test } from 'vitest'
import { addToCheckInGroup, removeFromCheckInGroup } from './check-in-group.ts'
import type { CheckInUndo } from './pending-check-ins.ts'

/** Shows a toast, which replaces the one before it. */
const showToast = (actId: string, before?: { end: () => void }) => {
  const joined = addToCheckInGroup({ actId } as CheckInUndo)
  before?.end()
  return joined
}

test('consecutive check-ins share a toast', () => {
  const first = showToast('a')
  const second = showToast('b', first)
  expect(second.all.map(({ actId }) => actId)).toEqual(['a', 'b'])
  second.end()
})

test('check-ins of a toast that has gone are not in the next one, also after one of them was undone', () => {
  const first = showToast('a')
  const second = showToast('b', first)
  removeFromCheckInGroup('a')
  second.end()
  const third = showToast('c')
  expect(third.all.map(({ actId }) => actId)).toEqual(['c'])
  third.end()
})
