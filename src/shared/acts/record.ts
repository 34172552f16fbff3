import * as z from 'zod/mini'
import { id } from '#shared/contract/fields.ts'
import { storedInstant, familyColumns, happenedAt, viaColumn } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'
import { actKinds } from './effects.ts'

const notExported = { export: { omit: 'retries reach the server that got the first request' } } as const

/** The columns of `acts`: what a member did, once; the id is the idempotency key. */
export const actRecord = {
  ...familyColumns,
  user_id: column(id, { export: 'by', refersTo: 'members' }),
  via: viaColumn,
  child_id: column(z.nullable(id), { export: 'childId' }),
  /** Null when it cannot be undone and counts for nothing. */
  kind: column(z.nullable(z.enum(actKinds)), { export: 'kind' }),
  /** What an undo needs to know; its schema depends on the kind. */
  effect: column(z.nullable(z.record(z.string(), z.unknown())), { export: 'effect', json: true }),
  request_hash: column(z.string(), notExported),
  answer_status: column(z.nullable(z.number()), notExported),
  /** The stored response; erased after 30 days. */
  answer: column(z.nullable(z.string()), notExported),
  /** When the server received it. */
  created_at: column(storedInstant, { export: 'at' }),
  happened_at: happenedAt,
  /** The group of acts, such as those of one sentence, that can be undone together. */
  group_id: column(z.nullable(id), { export: { name: 'groupId', since: 5, absent: null } }),
  undoes: column(z.nullable(id), { export: 'undoes' }),
  undone_by: column(z.nullable(id), { export: 'undoneBy' }),
  undone_at: column(z.nullable(storedInstant), { export: 'undoneAt' }),
} as const satisfies Columns
