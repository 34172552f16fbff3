import { describe, expect, test } from 'vitest'
import { foldDay, groupByDay, sortByTime, sumEarned, sumEarnedAndDeductedOn, takeWholeDays } from './day-rules.ts'
import { summarizeDay, summarizeDays, summarizeWeek } from './summarize-days.ts'
import { groupByAct, type ActEntry, type LedgerRow } from './rules.ts'

type Row = LedgerRow & {
  type: string
  title: string
  description: string | null
  metadata: string | null
  groupId?: string
}

const createRow = (id: string, given: Partial<Row> = {}): Row => ({
  id,
  actId: `act-${id}`,
  type: 'behavior',
  title: id,
  description: null,
  metadata: null,
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

test('the acts of a day stand in the order of their time, newest first, whenever they were recorded [ACT-34]', () => {
  const at = (id: string, hour: string) => ({ row: { id, happenedAt: `2026-11-20T${hour}:00.000Z` } })
  const recorded = [
    at('reward', '17:30'),
    at('repair', '19:30'),
    at('slip', '19:30'),
    at('habits', '20:06'),
    at('a', '16:31'),
  ]
  expect(sortByTime(recorded).map(({ row }) => row.id)).toEqual(['habits', 'repair', 'slip', 'reward', 'a'])
})

test('days are summed up by points earned, check-ins, the most frequent deeds, moments and the newest one with words before the two newest days [ACT-40]', () => {
  const told = createRow
  const lines = groupByAct([
    told('today', { type: 'moment', points: null, description: 'Sun.', day: '2026-11-22' }),
    told('yesterday', { type: 'moment', points: null, description: 'Wind.', day: '2026-11-21' }),
    told('wordless', { type: 'moment', points: null }),
    told('newer', { type: 'moment', points: null, description: 'Snow.' }),
    told('older', { type: 'moment', points: null, description: 'Rain.' }),
    told('undone', { undone: true, points: 50 }),
    told('read', { type: 'habit', points: 2 }),
    told('slip', { points: -3 }),
    told('award', { title: 'Sang' }),
    told('helped', { title: 'Helped' }),
    told('again', { title: 'Helped' }),
  ])
  const { moment, deeds, daysWithMoments, ...sums } = summarizeDays(lines)
  expect({ ...sums, moment: moment?.row.id }).toEqual({ earned: 32, checkIns: 1, moment: 'newer' })
  expect(deeds.map(({ row, count }) => [row.id, count])).toEqual([['helped', 2]])
  expect(daysWithMoments.map((day) => day.lines.map(({ row }) => row.id))).toEqual([
    ['today'],
    ['yesterday'],
    ['wordless', 'newer', 'older'],
  ])
  expect(summarizeDays([])).toEqual({ earned: 0, checkIns: 0, deeds: [], daysWithMoments: [] })
})

test('of deeds that were noted equally often up to three are told, the newest first [ACT-40]', () => {
  const titles = ['Sang', 'Drew', 'Helped', 'Helped', 'Drew', 'Swept', 'Sang', 'Dusted', 'Swept', 'Dusted', 'Waited']
  const lines = groupByAct(titles.map((title, n) => createRow(`act-${n}`, { title })))
  expect(summarizeDays(lines).deeds.map(({ row, count }) => [row.title, count])).toEqual([
    ['Sang', 2],
    ['Drew', 2],
    ['Helped', 2],
  ])
})

const linesOf = (item: ReturnType<typeof foldDay<ActEntry<Row>>>[number]) =>
  'checkIns' in item ? item.checkIns : 'acts' in item ? item.acts : 'repeats' in item ? item.repeats : []

const itemsOf = (rows: Row[]) =>
  foldDay(groupByAct(rows)).map((item) => ('line' in item ? item.line.row.id : linesOf(item).map(({ row }) => row.id)))

describe('equal behaviors of a day', () => {
  const hello = (id: string, given: Partial<Row> = {}) => createRow(id, { title: 'Said hello', ...given })

  test('are one item in the place of the newest, whatever stands between them and whoever noted them [ACT-42]', () => {
    const checkIn = (id: string) => createRow(id, { type: 'habit', points: 2 })
    const rows = [createRow('g'), hello('f', { by: 'ben' }), checkIn('e'), hello('d'), createRow('c'), checkIn('b')]
    expect(itemsOf([...rows, hello('a')])).toEqual(['g', ['f', 'd', 'a'], ['e', 'b'], 'c'])
  })

  test('are an item of their own beside one of a group [ACT-41, ACT-42]', () => {
    const rows = [hello('d'), hello('c', { groupId: 'one' }), createRow('b', { groupId: 'one' }), hello('a')]
    expect(itemsOf(rows)).toEqual([
      ['d', 'a'],
      ['c', 'b'],
    ])
  })

  test.each([
    ['with words of its own', { description: 'To the neighbour.' }],
    ['a deduction', { points: -3 }],
    ['another picture', { metadata: '{"picture":"pet"}' }],
    ['another type', { type: 'reward', points: -40 }],
  ])('but %s stays on its own [ACT-42]', (_, given) => {
    expect(itemsOf([hello('c'), hello('b', given), hello('a')])).toEqual([['c', 'a'], 'b'])
  })

  test('two redemptions of one reward stay apart [ACT-42]', () => {
    const stickers = (id: string) => createRow(id, { type: 'reward', title: 'Stickers', points: -40 })
    expect(itemsOf([stickers('b'), stickers('a')])).toEqual(['b', 'a'])
  })
})

describe('the check-ins of a day', () => {
  const checkIn = (id: string) => createRow(id, { type: 'habit', points: 2 })

  test('are one item, in the place of the newest [ACT-14]', () => {
    const rows = [createRow('d'), checkIn('c'), createRow('b'), checkIn('a')]
    expect(itemsOf(rows)).toEqual(['d', ['c', 'a'], 'b'])
  })

  test('stay as they are if there is one, and one that completed its habit always [ACT-14]', () => {
    const bonus = createRow('bonus', { type: 'habit', actId: 'act-b', points: 20 })
    expect(itemsOf([createRow('c'), bonus, checkIn('b'), checkIn('a')])).toEqual(['c', 'b', 'a'])
  })

  test('are in the item of their group, as other acts; one act of a group alone is as others [ACT-41]', () => {
    const inGroup = (id: string, groupId: string, given: Partial<Row> = {}) => createRow(id, { groupId, ...given })
    const rows = [
      inGroup('f', 'one', { type: 'habit' }),
      checkIn('e'),
      inGroup('d', 'two', { type: 'habit' }),
      createRow('c'),
      inGroup('b', 'one', { type: 'moment' }),
      inGroup('a', 'three'),
    ]
    expect(itemsOf(rows)).toEqual([['f', 'b'], ['e', 'd'], 'c', 'a'])
  })

  test('something hard of a group stays on its own [ACT-41]', () => {
    const inGroup = (id: string, given: Partial<Row> = {}) => createRow(id, { groupId: 'one', ...given })
    const rows = [inGroup('d', { points: 0 }), inGroup('c'), inGroup('b', { type: 'reward', points: -20 })]
    expect(itemsOf(rows)).toEqual(['d', ['c', 'b']])
    expect(itemsOf([inGroup('b', { points: -5 }), inGroup('a')])).toEqual(['b', 'a'])
  })
})

test('what a day earned leaves out deductions, redemptions and what was undone [ACT-30]', () => {
  const undone = createRow('undone', { undone: true })
  const rows = [
    createUndo(undone, '2026-11-20T10:05:00.000Z'),
    undone,
    createRow('deduction', { points: -3 }),
    createRow('wish', { type: 'reward', points: -40 }),
    createRow('returned wish', { type: 'reward', points: -30, undone: true }),
    createRow('moment', { type: 'moment', points: null }),
    createRow('bonus', { type: 'habit', actId: 'act-check-in', points: 20 }),
    createRow('check-in', { type: 'habit', actId: 'act-check-in', points: 2 }),
    createRow('award'),
  ]
  expect(sumEarned(groupByAct(rows))).toBe(32)
  expect(summarizeDay(groupByAct(rows))).toEqual({ earned: 32, spent: 40, deeds: 1, checkIns: 1, moments: 1 })
})

test('a day that may go on is left out [ACT-31]', () => {
  const rows = ['20', '20', '19', '18', '18'].map((day) => ({ day: `2026-11-${day}` }))
  expect(takeWholeDays(rows, true)).toEqual(rows)
  expect(takeWholeDays(rows, false)).toEqual(rows.slice(0, 3))
  expect(takeWholeDays(rows.slice(0, 2), false)).toEqual([])
  expect(takeWholeDays([], false)).toEqual([])
})

test('the timeline has each act under its day [ACT-17, ACT-28]', () => {
  const rows = [createRow('c', { day: '2026-11-21' }), createRow('b'), createRow('a')]
  expect(groupByDay(groupByAct(rows)).map(({ day, lines }) => [day, lines.length])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 2],
  ])
})

test('earned and deducted points exclude undone acts, and a redemption is no deduction', () => {
  const taken = createRow('taken', { undone: true, points: 50 })
  const rows = [
    createUndo(taken, '2026-11-20T11:00:00.000Z'),
    taken,
    createRow('bought', { type: 'reward', points: -80 }),
    createRow('hard', { points: -3 }),
    createRow('good', { points: 15 }),
    createRow('yesterday', { points: 100, day: '2026-11-19' }),
  ]
  expect(sumEarnedAndDeductedOn(rows, '2026-11-20')).toEqual({ earned: 15, deducted: 3 })
})

test('a week is told by points, days with points, deeds, check-ins and its happiest moment, without what was undone [ACT-44]', () => {
  const moment = (id: string, given: Partial<Row> = {}) =>
    createRow(id, { type: 'moment', points: null, description: 'Words.', ...given })
  const lines = groupByAct([
    moment('calm', { metadata: '-1' }),
    moment('happy', { metadata: '1' }),
    moment('joyful', { metadata: '0', day: '2026-11-18' }),
    moment('joyful before', { metadata: '0', day: '2026-11-17' }),
    moment('wordless', { metadata: '0', description: null }),
    createRow('award'),
    createRow('slip', { points: -3, day: '2026-11-19' }),
    createRow('read', { type: 'habit', points: 2, day: '2026-11-18' }),
    createRow('undone', { undone: true }),
  ])
  const { moment: told, ...sums } = summarizeWeek(lines, ({ metadata }) => Number(metadata))
  expect({ ...sums, moment: told?.row.id }).toEqual({ earned: 12, days: 2, deeds: 1, checkIns: 1, moment: 'joyful' })
  expect(summarizeWeek([], () => 0)).toEqual({ earned: 0, days: 0, deeds: 0, checkIns: 0, moment: undefined })
})
