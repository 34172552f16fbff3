import * as z from 'zod/mini'
import { timeZone, weekStart } from '#shared/auth/contract.ts'
import { countryCode, ownHelplines } from '#shared/helplines/contract.ts'
import { id, multiline, textLimits, integer } from '#shared/contract/fields.ts'
import { storedInstant, createdAt, familyColumns } from '#shared/records/columns.ts'
import { column, exportShape, type Columns } from '#shared/records/record.ts'

// Names of older families were not checked as lines.
const name = multiline(textLimits.name)

export const familyRecord = {
  id: column(id, { export: { omit: 'an import creates a new family' } }),
  name: column(name, { export: 'name', view: 'name' }),
  time_zone: column(timeZone, { export: 'timeZone', view: 'timeZone' }),
  week_start: column(weekStart, {
    export: { name: 'weekStart', since: 4, absent: 'sunday' },
    view: 'weekStart',
  }),
  /** When pictures from other sites were switched on, or null. */
  pictures_since: column(z.nullable(storedInstant), { export: { omit: 'exported as showsPictures' } }),
  /** When the family let the assistant ask a language model, or null. */
  model_since: column(z.nullable(storedInstant), { export: { omit: 'consent is given to one server' } }),
  /** The country whose help lines are shown, or null: then the time zone decides. */
  country: column(z.nullable(countryCode), { export: { name: 'country', since: 5, absent: null } }),
  /** The numbers that the family wrote down for emergencies, by use. */
  own_helplines: column(ownHelplines, { export: { name: 'ownHelplines', since: 5, absent: {} }, json: true }),
  /** Raised by every write that several children or members could race for. */
  version: column(integer(0, Number.MAX_SAFE_INTEGER), { export: { omit: 'counts writes on one server' } }),
  created_at: createdAt,
} as const satisfies Columns

export const memberRecord = {
  family_id: familyColumns.family_id,
  /** Outlives the account, so that what was recorded keeps its name. */
  user_id: column(id, { export: 'id', view: 'id' }),
  role: column(z.enum(['owner', 'caregiver']), { export: { omit: 'exported as role, which can be former' } }),
  created_at: column(storedInstant, { export: { omit: 'an import sets it' } }),
  removed_at: column(z.nullable(storedInstant), { export: { omit: 'exported as the role former' } }),
  /** The name at the time of leaving; null while in the family. */
  left_name: column(z.nullable(name), { export: { omit: 'exported as name' } }),
} as const satisfies Columns

/** A current or former member in an export file. */
export const memberInFile = z.strictObject({
  ...exportShape(memberRecord),
  name,
  role: z.enum(['owner', 'caregiver', 'former']),
})

const notExported = { export: { omit: 'an invitation lets someone in on one server' } } as const

export const invitationRecord = {
  family_id: familyColumns.family_id,
  id: column(id, notExported),
  token_hash: column(z.string(), notExported),
  created_by: column(id, notExported),
  created_at: column(storedInstant, notExported),
  expires_at: column(storedInstant, notExported),
  accepted_at: column(z.nullable(storedInstant), notExported),
} as const satisfies Columns
