import * as z from 'zod/mini'
import { id, textLimits, multiline } from '#shared/contract/fields.ts'
import { storedInstant, familyColumns, storedLine } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'
import { feedbackTypes } from './contract.ts'

const notExported = { export: { omit: 'belongs to the operator of one server' } } as const

/** The columns of `feedback`: messages of users to the operator about the app. */
export const feedbackRecord = {
  family_id: familyColumns.family_id,
  id: column(id, notExported),
  user_id: column(id, notExported),
  feedback_type: column(z.enum(feedbackTypes), notExported),
  subject: column(storedLine(textLimits.subject), notExported),
  message: column(multiline(textLimits.message), notExported),
  created_at: column(storedInstant, notExported),
} as const satisfies Columns
