import { expect, test } from 'vitest'
import { addToCheckInGroup, removeFromCheckInGroup } from './check-in-group.ts'
import type { CheckInUndo } from './pending-check-ins.ts'

/** Shows a message, which replaces the one before it. */
const showMessage = (actId: string, before?: { end: () => void }, at = 0) => {
  const joined = addToCheckInGroup({ actId } as CheckInUndo, at)
  before?.end()
  return joined
}

test('consecutive check-ins share a message', () => {
  const first = showMessage('a')
  const second = showMessage('b', first)
  expect(second.all.map(({ actId }) => actId)).toEqual(['a', 'b'])
  second.end()
})

test('check-ins of a message that has gone are not in the next one, also after one of them was undone', () => {
  const first = showMessage('a')
  const second = showMessage('b', first)
  removeFromCheckInGroup('a')
  second.end()
  const third = showMessage('c')
  expect(third.all.map(({ actId }) => actId)).toEqual(['c'])
  third.end()
})

test('a check-in more than eight seconds after the previous one has a message of its own', () => {
  const first = showMessage('a')
  const second = showMessage('b', first, 8000)
  expect(second.all.map(({ actId }) => actId)).toEqual(['a', 'b'])
  const third = showMessage('c', second, 16_001)
  expect(third.all.map(({ actId }) => actId)).toEqual(['c'])
  third.end()
})
