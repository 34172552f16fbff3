import * as z from 'zod/mini'
import { id, textLimits } from '#shared/contract/fields.ts'
import { createdAt, familyColumns, storedInstant, storedLine } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'
import { agentKinds } from './rules.ts'

/** The columns of `agents`. An ended agent keeps its row, because acts name it. */
export const agentRecord = {
  ...familyColumns,
  kind: column(z.enum(agentKinds), { export: 'kind', view: 'kind' }),
  name: column(storedLine(textLimits.name), { export: 'name', view: 'name' }),
  /** The member who answers for it. */
  created_by: column(id, { export: 'createdBy', view: 'createdBy', refersTo: 'members' }),
  created_at: createdAt,
  ended_at: column(z.nullable(storedInstant), { export: { omit: 'an import ends every agent' } }),
} as const satisfies Columns
