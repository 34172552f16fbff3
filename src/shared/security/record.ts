import * as z from 'zod/mini'
import { id } from '#shared/contract/fields.ts'
import { familyColumns, storedInstant } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'
import { familyEventKinds } from './rules.ts'

const notExported = { omit: 'the security log is exported as a file of its own' } as const

export const familyEventRecord = {
  family_id: familyColumns.family_id,
  id: column(id, { export: notExported, view: 'id' }),
  kind: column(z.enum(familyEventKinds), { export: notExported, view: 'kind' }),
  /** The member who did it; null when it was the operator. */
  user_id: column(z.nullable(id), { export: notExported, view: 'by' }),
  /** Id of the member, invitation, webhook or agent that it was done to. */
  subject_id: column(z.nullable(id), { export: notExported, view: 'subjectId' }),
  created_at: column(storedInstant, { export: notExported, view: 'at' }),
} as const satisfies Columns
