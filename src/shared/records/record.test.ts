import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { column, exportShape, fromFileRow, toColumns, toFileRow, listViewColumns, type Columns } from './record.ts'

const record = {
  id: column(z.string(), { export: 'id', view: 'id' }),
  target_days: column(z.number(), { export: 'targetDays', view: 'targetDays' }),
  cue: column(z.nullable(z.string()), { export: { name: 'cue', since: 2, absent: null }, view: 'cue' }),
  tags: column(z.nullable(z.array(z.string())), { export: 'tags', json: true }),
  streak: column(z.string(), { export: { omit: 'computed' } }),
} as const satisfies Columns

const row = { id: 'h1', target_days: 21, cue: null, tags: '["a"]', streak: '{}' }
const file = { id: 'h1', targetDays: 21, cue: null, tags: ['a'] }

test('a row is exported under the names in the file, without what is omitted, JSON as values', () => {
  expect(toFileRow(record, row)).toEqual(file)
  expect(fromFileRow(record, file)).toEqual({ id: 'h1', target_days: 21, cue: null, tags: '["a"]' })
  expect(fromFileRow(record, { ...file, tags: null })).toMatchObject({ tags: null })
})

test('a field that older files lack gets its default', () => {
  const schema = z.strictObject(exportShape(record))
  const { cue, ...older } = file
  expect(cue).toBeNull()
  expect(z.parse(schema, older)).toEqual(file)
  expect(z.safeParse(schema, { ...file, streak: '{}' }).success).toBe(false)
})

test('the select list of a response renames columns', () => {
  expect(listViewColumns(record)).toEqual(['id as id', 'target_days as targetDays', 'cue as cue'])
})

test('values become columns: absent ones are left out, an empty text is null', () => {
  expect(toColumns(record, { targetDays: 7, cue: '' })).toEqual({ target_days: 7, cue: null })
  expect(toColumns(record, { id: 'h2', cue: undefined })).toEqual({ id: 'h2' })
})

test('a column without an export decision, a response name that the response lacks, and a value without a column do not compile', () => {
  // @ts-expect-error a column needs an export decision
  column(z.string(), { view: 'note' })
  // @ts-expect-error leaving a column out needs a reason
  column(z.string(), { export: {} })
  const note = { note: column(z.nullable(z.string()), { export: 'note', view: 'note' }) } as const
  // @ts-expect-error the response has no `note`
  note satisfies Columns<'id' | 'title'>
  // @ts-expect-error `note` is a text or null
  expect(toColumns(note, { note: 7 })).toEqual({ note: 7 })
  const body: { note: string; place?: string } = { note: 'a', place: 'b' }
  // @ts-expect-error no column holds `place`
  expect(toColumns(note, body)).toEqual({ note: 'a' })
})
