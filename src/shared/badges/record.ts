import * as z from 'zod/mini'
import { id, integer } from '#shared/contract/fields.ts'
import { actColumn, storedInstant, childColumns } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'
import { badgeKinds, completionBadges } from './rules.ts'

export const badgeRecord = {
  ...childColumns,
  kind: column(z.enum(badgeKinds), { export: 'kind' }),
  /** The act that earned it; null when it was given later for earlier deeds. */
  act_id: column(z.nullable(id), { export: 'actId', view: 'actId', refersTo: 'acts' }),
  awarded_at: column(storedInstant, { export: 'awardedAt', view: 'awardedAt' }),
} as const satisfies Columns

/** The columns of `completions`: each completed habit or challenge with its kind of badge; the earliest one left has the badge. */
export const completionRecord = {
  ...childColumns,
  badge: column(z.enum(completionBadges), { export: 'badge' }),
  /** Position among the completions for that badge: their order is never the clock. */
  place: column(integer(1, 2 ** 31 - 1), { export: 'place' }),
  subject_id: column(id, { export: 'subjectId' }),
  act_id: actColumn,
  completed_at: column(storedInstant, { export: 'completedAt' }),
} as const satisfies Columns
