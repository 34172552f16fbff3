import * as z from 'zod/mini'
import { integer } from '#shared/contract/fields.ts'
import { familyColumns, storedInstant } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'

const notExported = { export: { omit: 'work of one server that is still to be done' } } as const

/** The columns of `jobs`: work that waits, of every family. */
export const jobRecord = {
  family_id: familyColumns.family_id,
  /** Names the handler. */
  kind: column(z.enum(['webhook']), notExported),
  /** Identifies the job among those of its family and kind. */
  key: column(z.string(), notExported),
  /** When it may be taken; later than now while a process works on it. */
  due_at: column(storedInstant, notExported),
  /** How many times it has been taken. */
  attempts: column(integer(0, Number.MAX_SAFE_INTEGER), notExported),
  /** What the handler needs; its form depends on the kind. */
  payload: column(z.string(), notExported),
  created_at: column(storedInstant, notExported),
} as const satisfies Columns
