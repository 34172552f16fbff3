import { describe, expect, test } from 'vitest'
import { byDay, canUndo, groupByAct, wasUndoneSoon, pointsSince, presetIn, type LedgerRow } from './rules.ts'

type Row = LedgerRow & { type: string }

const row = (id: string, given: Partial<Row> = {}): Row => ({
  id,
  actId: `act-${id}`,
  type: 'behavior',
  points: 10,
  createdAt: '2026-11-20T10:00:00.000Z',
  by: 'ana',
  undone: false,
  undoes: null,
  ...given,
})

const undoOf = (undone: Row, at: string, by = 'ben'): Row =>
  row(`undo-${undone.id}`, { undoes: undone.id, points: -(undone.points ?? 0), createdAt: at, by })

describe('activities grouped by act', () => {
  test('are one entry for each act, newest first [ACT-14]', () => {
    const lines = groupByAct([row('b'), row('a')])
    expect(lines.map(({ actId, points, undone }) => [actId, points, undone])).toEqual([
      ['act-b', 10, null],
      ['act-a', 10, null],
    ])
  })

  test('combine a check-in and its bonus in one entry with the points of both and the title of the check-in [ACT-14]', () => {
    const bonus = row('bonus', { actId: 'act-check-in', points: 20 })
    const checkIn = row('check-in', { points: 2 })
    const [line] = groupByAct([bonus, checkIn])
    expect(line).toMatchObject({ actId: 'act-check-in', points: 22, row: { id: 'check-in' }, more: [{ id: 'bonus' }] })
  })

  test('have no points for an act without points', () => {
    expect(groupByAct([row('moment', { points: null })])[0]).toMatchObject({ points: null })
  })

  test('combine an undone act and its undo in one entry with the name of the member who undid it [ACT-15]', () => {
    const award = row('award', { undone: true })
    const lines = groupByAct([undoOf(award, '2026-11-20T11:00:00.000Z'), row('other'), award])
    expect(lines.map(({ actId }) => actId)).toEqual(['act-other', 'act-award'])
    expect(lines[1]).toMatchObject({ points: 10, undone: { by: 'ben', at: '2026-11-20T11:00:00.000Z' } })
  })

  test('combine an undone act of several activities in one entry', () => {
    const bonus = row('bonus', { actId: 'act-check-in', points: 20, undone: true })
    const checkIn = row('check-in', { points: 2, undone: true })
    const at = '2026-11-20T11:00:00.000Z'
    expect(groupByAct([undoOf(bonus, at), undoOf(checkIn, at), bonus, checkIn])).toHaveLength(1)
  })

  test('are empty for an empty list', () => {
    expect(groupByAct([])).toEqual([])
  })
})

describe('an act undone immediately', () => {
  const undoneAt = (at: string) => {
    const award = row('award', { undone: true })
    return groupByAct([undoOf(award, at), award]).map(wasUndoneSoon)
  }

  test('was undone within ten minutes [ACT-16]', () => {
    expect(undoneAt('2026-11-20T10:10:00.000Z')).toEqual([true])
  })

  test('was not undone later than that [ACT-16]', () => {
    expect(undoneAt('2026-11-20T10:10:00.001Z')).toEqual([false])
  })

  test('is not an act without an undo', () => {
    expect(groupByAct([row('award')]).map(wasUndoneSoon)).toEqual([false])
  })
})

describe('an undo', () => {
  const now = Date.parse('2026-11-27T10:00:00.000Z')

  test('is possible within the days of the undo limit', () => {
    expect(groupByAct([row('award')]).map((line) => canUndo(line, now, 7))).toEqual([true])
    expect(groupByAct([row('award')]).map((line) => canUndo(line, now + 1, 7))).toEqual([false])
  })

  test('is possible once', () => {
    const award = row('award', { undone: true })
    const lines = groupByAct([undoOf(award, '2026-11-20T11:00:00.000Z'), award])
    expect(lines.map((line) => canUndo(line, now, 7))).toEqual([false])
  })
})

test('the days of the timeline are in the family’s time zone [ACT-17]', () => {
  const late = row('late', { createdAt: '2026-11-20T23:30:00.000Z' })
  const early = row('early', { createdAt: '2026-11-20T09:00:00.000Z' })
  const daysIn = (zone: string) => byDay(groupByAct([late, early]), zone).map(({ day, lines }) => [day, lines.length])
  expect(daysIn('UTC')).toEqual([['2026-11-20', 2]])
  expect(daysIn('Europe/Madrid')).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 1],
  ])
})

test('earned and deducted points exclude undone acts, and a redemption is no deduction', () => {
  const taken = row('taken', { undone: true, points: 50 })
  const rows = [
    undoOf(taken, '2026-11-20T11:00:00.000Z'),
    taken,
    row('bought', { type: 'reward', points: -80 }),
    row('hard', { points: -3 }),
    row('good', { points: 15 }),
    row('yesterday', { points: 100, createdAt: '2026-11-19T10:00:00.000Z' }),
  ]
  expect(pointsSince(rows, Date.parse('2026-11-20T00:00:00.000Z'))).toEqual({ earned: 15, deducted: 3 })
})

test.each([
  ['{"preset":"tidy_toys"}', 'tidy_toys'],
  ['{"weather":"sunny"}', null],
  ['{"preset":7}', null],
  ['[', null],
  ['null', null],
  [null, null],
])('metadata %s contains the preset %s', (metadata, preset) => {
  expect(presetIn(metadata)).toBe(preset)
})
