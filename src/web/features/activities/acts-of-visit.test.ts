import { expect, test } from 'vitest'
import { groupByAct } from '#shared/activities/rules.ts'
import { activityFixture } from '#web/testing/fixtures.ts'
import { mergeVisit, type Line } from './acts-of-visit.ts'

const createLines = (given: Record<string, { day?: string; undone?: boolean }>): Line[] =>
  groupByAct(
    Object.entries(given).map(([id, { day = '2026-11-20', undone = false }]) => activityFixture(id, { day, undone })),
  )

const describeLines = (lines: readonly Line[]) =>
  lines.map(({ row, undone }) => (undone === null ? row.id : `${row.id} (undone)`))

test('what was undone keeps its place, also if it is not listed any more [ACT-15]', () => {
  const before = createLines({ e: {}, d: {}, c: {}, b: {}, a: {} })
  const current = createLines({ d: { undone: true }, b: {} })
  expect(describeLines(mergeVisit(before, current, { takesNew: true }))).toEqual([
    'e (undone)',
    'd (undone)',
    'c (undone)',
    'b',
    'a (undone)',
  ])
})

test('what others record waits until rows may move, what they undo at once does not appear [ACT-33]', () => {
  const before = createLines({ a: {} })
  const current = createLines({ d: {}, c: { undone: true }, b: {}, a: {} })
  expect(describeLines(mergeVisit(before, current, { takesNew: false }))).toEqual(['a'])
  expect(describeLines(mergeVisit(before, current, { takesNew: true }))).toEqual(['d', 'b', 'a'])
  const inFullList = mergeVisit(before, current, { takesNew: true, takesUndone: true })
  expect(describeLines(inFullList)).toEqual(['d', 'c (undone)', 'b', 'a'])
})

test('older days follow at once; the first act of all, too [ACT-31]', () => {
  const before = createLines({ b: {} })
  const current = createLines({ c: {}, b: {}, a: { day: '2026-11-19' }, undone: { day: '2026-11-18', undone: true } })
  expect(describeLines(mergeVisit(before, current, { takesNew: false }))).toEqual(['b', 'a'])
  expect(describeLines(mergeVisit([], current, { takesNew: false }))).toEqual(['c', 'b', 'a'])
})
