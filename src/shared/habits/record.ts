import * as z from 'zod/mini'
import { day, id, prose, textLimits, whole } from '#shared/contract/fields.ts'
import { actColumn, childColumns, completedAt, createdAt, deletedAt, text } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'
import type { Habit } from './contract.ts'
import { difficulties, targetDays } from './rules.ts'

/** Everything stored about a habit. A new column is added here and in a migration. */
export const habitRecord = {
  ...childColumns,
  title: column(text(textLimits.title), { export: 'title', view: 'title' }),
  description: column(z.nullable(prose(textLimits.description)), { export: 'description', view: 'description' }),
  cue: column(z.nullable(text(textLimits.title)), { export: 'cue', view: 'cue' }),
  difficulty: column(z.enum(difficulties), { export: 'difficulty', view: 'difficulty' }),
  /** Points of one check-in. */
  points: column(whole(1, 100), { export: 'points', view: 'points' }),
  target_days: column(whole(targetDays.min, targetDays.max), { export: 'targetDays', view: 'targetDays' }),
  /** JSON: the streak state, a cache that every write of check-ins or rests renews. */
  walk: column(z.string(), { export: { omit: 'computed from check-ins and rests' } }),
  completed_at: column(completedAt.schema, { export: 'completedAt' }),
  created_at: createdAt,
  deleted_at: deletedAt,
} as const satisfies Columns<keyof Habit>

const habitId = column(id, { export: { omit: 'it lies within its habit' } })
const date = column(day, { export: 'date', view: 'date' })

export const checkInRecord = { ...childColumns, habit_id: habitId, day: date, act_id: actColumn } as const

/** Rest days that somebody set; those the bank gives follow from the check-ins. */
export const restRecord = { ...childColumns, habit_id: habitId, day: date } as const
