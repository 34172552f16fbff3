import * as z from 'zod/mini'
import { day, id, multiline, textLimits, integer } from '#shared/contract/fields.ts'
import { pictureColumn } from '#shared/pictures/record.ts'
import { actColumn, childColumns, completedAt, createdAt, deletedAt, storedLine } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'
import type { Habit } from './contract.ts'
import { difficulties, targetDays } from './rules.ts'

const reachedStreak = z.strictObject({ run: integer(1, 100_000), from: day, to: day })

/** Everything stored about a habit. A new column is added here and in a migration. */
export const habitRecord = {
  ...childColumns,
  title: column(storedLine(textLimits.title), { export: 'title', view: 'title' }),
  description: column(z.nullable(multiline(textLimits.description)), { export: 'description', view: 'description' }),
  cue: column(z.nullable(storedLine(textLimits.title)), { export: 'cue', view: 'cue' }),
  picture: pictureColumn,
  difficulty: column(z.enum(difficulties), { export: 'difficulty', view: 'difficulty' }),
  /** Points of one check-in. */
  points: column(integer(1, 100), { export: 'points', view: 'points' }),
  target_days: column(integer(targetDays.min, targetDays.max), { export: 'targetDays', view: 'targetDays' }),
  /** JSON `CompactStreak`: computed from check-ins, rests and `reached_streak`; updated with each of them. */
  walk: column(z.string(), { export: { omit: 'computed from check-ins, rests and reached_streak' } }),
  /** The longest streak, remembered when a change of days would have lowered it. */
  reached_streak: column(z.nullable(reachedStreak), {
    export: { name: 'reachedStreak', since: 2, absent: null },
    json: true,
  }),
  completed_at: column(completedAt.schema, { export: 'completedAt' }),
  created_at: createdAt,
  deleted_at: deletedAt,
} as const satisfies Columns<keyof Habit>

const habitId = column(id, { export: { omit: 'it lies within its habit' } })
const date = column(day, { export: 'date', view: 'date' })

export const checkInRecord = { ...childColumns, habit_id: habitId, day: date, act_id: actColumn } as const

/** Rests that a member set; earned rests are computed. */
export const restRecord = { ...childColumns, habit_id: habitId, day: date } as const
