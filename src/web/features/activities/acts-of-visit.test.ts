import { expect, test } from 'vitest'
import { groupByAct } from '#shared/activities/rules.ts'
import { activityFixture } from '#web/testing/fixtures.ts'
import { mergeVisit, type Line } from './acts-of-visit.ts'

const createLines = (given: Record<string, { day?: string; undone?: boolean }>): Line[] =>
  groupByAct(
    Object.entries(given).map(([id, { day = '2026-11-20', undone = false }]) =>
      activityFixture(id, { day, undone, createdAt: '2026-11-20T18:00:00.000Z' }),
    ),
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

test('what is recorded again stands in the place of the undone act, however often [ACT-46]', () => {
  const [, a] = createLines({ b: {}, a: {} })
  if (!a) throw new Error('There are two lines.')
  const again = (id: string, line: Partial<Line> = {}): Line => ({ ...a, actId: id, row: { ...a.row, id }, ...line })
  const options = { takesNew: false }
  const undone = createLines({ b: {}, a: { undone: true } })
  const first = mergeVisit(
    mergeVisit(createLines({ b: {}, a: {} }), undone, options),
    [again('a2'), ...undone],
    options,
  )
  expect(first.map(({ actId, place }) => [actId, place])).toEqual([
    ['act-b', undefined],
    ['a2', 'act-a'],
  ])
  const undoneAgain = [again('a2', { undone: { by: null, via: null, at: a.row.createdAt } }), ...undone]
  const second = mergeVisit(first, undoneAgain, options)
  expect(describeLines(second)).toEqual(['b', 'a2 (undone)'])
  const third = mergeVisit(first, [again('a3'), ...undoneAgain], { takesNew: true })
  expect(describeLines(third)).toEqual(['b', 'a3'])
  expect(third.at(-1)?.place).toBe('act-a')
})

test('an equal act of another time or group stands for itself; in the full list, also one recorded again [ACT-46]', () => {
  const undone = createLines({ a: { undone: true } })
  const [a] = undone
  if (!a) throw new Error('There is a line.')
  const later: Line = {
    ...a,
    actId: 'later',
    undone: null,
    row: { ...a.row, id: 'later', happenedAt: '2026-11-20T20:00:00.000Z' },
  }
  const grouped: Line = { ...a, actId: 'grouped', undone: null, row: { ...a.row, id: 'grouped', groupId: 'group' } }
  const same: Line = { ...a, actId: 'same', undone: null, row: { ...a.row, id: 'same' } }
  const options = { takesNew: true }
  expect(describeLines(mergeVisit(undone, [later, ...undone], options))).toEqual(['later', 'a (undone)'])
  expect(describeLines(mergeVisit(undone, [grouped, ...undone], options))).toEqual(['grouped', 'a (undone)'])
  const full = mergeVisit(undone, [same, ...undone], { takesNew: true, takesUndone: true })
  expect(describeLines(full)).toEqual(['same', 'a (undone)'])
})

test('of two equal acts that were undone, the one undone last is restored, and by nothing recorded before [ACT-46]', () => {
  const [b, a] = createLines({ b: {}, a: {} }).map((line): Line => ({ ...line, row: { ...line.row, title: 'Sang' } }))
  if (!a || !b) throw new Error('There are two lines.')
  const undoneAt = (line: Line, at: string): Line => ({ ...line, undone: { by: null, via: null, at } })
  const undone = [undoneAt(b, '2026-11-20T19:00:00.000Z'), undoneAt(a, '2026-11-20T19:05:00.000Z')]
  const recordedAt = (createdAt: string): Line => ({ ...a, actId: 'new', row: { ...a.row, id: 'new', createdAt } })
  const merge = (line: Line) => describeLines(mergeVisit([b, a], [line, ...undone], { takesNew: false }))
  expect(merge(recordedAt('2026-11-20T19:06:00.000Z'))).toEqual(['b (undone)', 'new'])
  expect(merge(recordedAt('2026-11-20T18:59:00.000Z'))).toEqual(['b (undone)', 'a (undone)'])
})
