import { expect, test } from 'vitest'
import { familyToday, habitFixture } from '#web/testing/habit-fixture.ts'
import { findChildrenIfAllDone } from './use-everyone-done.ts'

const today = familyToday()
const done = habitFixture({}, [0])
const open = habitFixture()

test('all are done when each habit of today is; children without habits are left out [JOY-10]', () => {
  const groups = [
    { childId: 'mia', habits: [done, done] },
    { childId: 'leo', habits: [] },
    { childId: 'noa', habits: [done, habitFixture({ isCompleted: true })] },
  ]
  expect(findChildrenIfAllDone(groups, today)).toEqual(['mia', 'noa'])
})

test('not all are done while one is open [JOY-10]', () => {
  expect(findChildrenIfAllDone([{ childId: 'mia', habits: [done, open] }], today)).toEqual([])
})
