import * as z from 'zod/mini'
import { countCodePoints, id } from '#shared/contract/fields.ts'
import { isDay } from '#shared/time/day.ts'
import { column } from './record.ts'

const instantPattern = /^(.{10})T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$/

/** Schema of a stored instant: ISO 8601 in UTC with milliseconds, on a day that exists. */
export const storedInstant = z
  .string()
  .check(z.refine((s) => isDay(instantPattern.exec(s)?.[1] ?? ''), 'invalid_instant'))

/** Returns whether a column with this schema holds an instant, or null. */
export const isInstantSchema = (schema: z.core.$ZodType): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  return schema === storedInstant || (def.type === 'nullable' && def.innerType === storedInstant)
}

/** The largest version of a child and position in its ledger, which each write raises by one: far more than anyone writes. */
export const maxVersion = 2 ** 40

/** Returns the schema of a stored line of 1 to `max` code points; unlike `line`, it accepts invisible text. */
export const storedLine = (max: number) =>
  z.string().check(
    z.refine((s) => s !== '' && countCodePoints(s) <= max, 'too_long'),
    z.refine((s) => !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(s), 'invalid_characters'),
  )

/** The columns `family_id` and `id`, which all tables of a family's data have. */
export const familyColumns = {
  family_id: column(id, { export: { omit: 'an import creates a new family' } }),
  id: column(id, { export: 'id', view: 'id' }),
} as const

/** The columns `family_id`, `id` and `child_id`, which all tables of a child's data have. */
export const childColumns = {
  ...familyColumns,
  child_id: column(id, { export: { omit: 'it lies within its child' }, view: 'childId' }),
} as const

/** The column `act_id`: the act that wrote the row. */
export const actColumn = column(id, { export: 'actId', view: 'actId', refersTo: 'acts' })

/** The column `via`: the agent that the member used, such as an API token; null in the app. */
export const viaColumn = column(z.nullable(id), {
  export: { name: 'via', since: 3, absent: null },
  view: 'via',
  refersTo: 'agents',
})

/** The column `happened_at`: when the act of the row happened, which may be before the server received it. */
export const happenedAt = column(storedInstant, { export: 'happenedAt', view: 'happenedAt' })
export const createdAt = column(storedInstant, { export: 'createdAt', view: 'createdAt' })
export const completedAt = column(z.nullable(storedInstant), { export: 'completedAt', view: 'completedAt' })
export const deletedAt = column(z.nullable(storedInstant), { export: 'deletedAt' })
