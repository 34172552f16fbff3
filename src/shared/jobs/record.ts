import * as z from 'zod/mini'
import { id, integer } from '#shared/contract/fields.ts'
import { storedInstant } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'

const notExported = { export: { omit: 'work of one server that is still to be done' } } as const

/** The columns of `jobs`: work that waits. A job is deleted with the family or the user that it belongs to. */
export const jobRecord = {
  family_id: column(z.nullable(id), notExported),
  user_id: column(z.nullable(id), notExported),
  /** Names the handler. */
  kind: column(z.enum(['webhook', 'mail', 'badges']), notExported),
  /** Identifies the job among those of its kind. */
  key: column(z.string(), notExported),
  /** When it may be taken; later than now while a process works on it. */
  due_at: column(storedInstant, notExported),
  /** How many times it has been taken. */
  attempts: column(integer(0, Number.MAX_SAFE_INTEGER), notExported),
  /** What the handler needs; its form depends on the kind. */
  payload: column(z.string(), notExported),
  created_at: column(storedInstant, notExported),
} as const satisfies Columns
