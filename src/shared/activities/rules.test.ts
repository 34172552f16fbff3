import { describe, expect, test } from 'vitest'
import { canUndo, groupByAct, wasUndoneSoon, parsePresetFromMetadata, type LedgerRow } from './rules.ts'

type Row = LedgerRow & { type: string }

const createRow = (id: string, given: Partial<Row> = {}): Row => ({
  id,
  actId: `act-${id}`,
  type: 'behavior',
  points: 10,
  createdAt: '2026-11-20T10:00:00.000Z',
  day: '2026-11-20',
  by: 'ana',
  undone: false,
  undoes: null,
  ...given,
})

const createUndo = (undone: Row, at: string, by = 'ben'): Row =>
  createRow(`undo-${undone.id}`, { undoes: undone.id, points: -(undone.points ?? 0), createdAt: at, by })

describe('activities grouped by act', () => {
  test('are one entry for each act, newest first [ACT-14]', () => {
    const lines = groupByAct([createRow('b'), createRow('a')])
    expect(lines.map(({ actId, points, undone }) => [actId, points, undone])).toEqual([
      ['act-b', 10, null],
      ['act-a', 10, null],
    ])
  })

  test('combine a check-in and its bonus in one entry with the points of both and the title of the check-in [ACT-14]', () => {
    const bonus = createRow('bonus', { actId: 'act-check-in', points: 20 })
    const checkIn = createRow('check-in', { points: 2 })
    const [line] = groupByAct([bonus, checkIn])
    expect(line).toMatchObject({ actId: 'act-check-in', points: 22, row: { id: 'check-in' }, more: [{ id: 'bonus' }] })
  })

  test('have no points for an act without points', () => {
    expect(groupByAct([createRow('moment', { points: null })])[0]).toMatchObject({ points: null })
  })

  test('combine an undone act and its undo in one entry with the name of the member who undid it [ACT-15]', () => {
    const award = createRow('award', { undone: true })
    const lines = groupByAct([createUndo(award, '2026-11-20T11:00:00.000Z'), createRow('other'), award])
    expect(lines.map(({ actId }) => actId)).toEqual(['act-other', 'act-award'])
    expect(lines[1]).toMatchObject({ points: 10, undone: { by: 'ben', at: '2026-11-20T11:00:00.000Z' } })
  })

  test('combine an undone act of several activities in one entry', () => {
    const bonus = createRow('bonus', { actId: 'act-check-in', points: 20, undone: true })
    const checkIn = createRow('check-in', { points: 2, undone: true })
    const at = '2026-11-20T11:00:00.000Z'
    expect(groupByAct([createUndo(bonus, at), createUndo(checkIn, at), bonus, checkIn])).toHaveLength(1)
  })

  test('are empty for an empty list', () => {
    expect(groupByAct([])).toEqual([])
  })
})

describe('an act undone immediately', () => {
  const undoneAt = (at: string) => {
    const award = createRow('award', { undone: true })
    return groupByAct([createUndo(award, at), award]).map(wasUndoneSoon)
  }

  test('was undone within ten minutes [ACT-16]', () => {
    expect(undoneAt('2026-11-20T10:10:00.000Z')).toEqual([true])
  })

  test('was not undone later than that [ACT-16]', () => {
    expect(undoneAt('2026-11-20T10:10:00.001Z')).toEqual([false])
  })

  test('is not an act without an undo', () => {
    expect(groupByAct([createRow('award')]).map(wasUndoneSoon)).toEqual([false])
  })
})

describe('an undo', () => {
  const now = Date.parse('2026-11-27T10:00:00.000Z')

  test('is possible within the days of the undo limit', () => {
    expect(groupByAct([createRow('award')]).map((line) => canUndo(line, now, 7))).toEqual([true])
    expect(groupByAct([createRow('award')]).map((line) => canUndo(line, now + 1, 7))).toEqual([false])
  })

  test('is possible once', () => {
    const award = createRow('award', { undone: true })
    const lines = groupByAct([createUndo(award, '2026-11-20T11:00:00.000Z'), award])
    expect(lines.map((line) => canUndo(line, now, 7))).toEqual([false])
  })
})

test.each([
  ['{"preset":"tidy_toys"}', 'tidy_toys'],
  ['{"weather":"sunny"}', null],
  ['{"preset":7}', null],
  ['[', null],
  ['null', null],
  [null, null],
])('metadata %s contains the preset %s', (metadata, preset) => {
  expect(parsePresetFromMetadata(metadata)).toBe(preset)
})
