import * as z from 'zod/mini'
import { day, id, multiline, textLimits, integer } from '#shared/contract/fields.ts'
import { difficulties } from '#shared/habits/rules.ts'
import { storedInstant, childColumns, completedAt, createdAt, deletedAt, storedLine } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'
import type { Skill } from './contract.ts'
import { isScore } from './rules.ts'

const score = z.number().check(z.refine(isScore, 'invalid_score'))

export const skillRecord = {
  ...childColumns,
  title: column(storedLine(textLimits.title), { export: 'title', view: 'title' }),
  description: column(z.nullable(multiline(textLimits.description)), { export: 'description', view: 'description' }),
  difficulty: column(z.enum(difficulties), { export: 'difficulty', view: 'difficulty' }),
  /** Points of the completion. */
  points: column(integer(1, 1000), { export: 'points', view: 'points' }),
  target_value: column(z.nullable(score), { export: 'targetValue', view: 'targetValue' }),
  target_unit: column(z.nullable(storedLine(textLimits.unit)), { export: 'targetUnit', view: 'targetUnit' }),
  due_date: column(z.nullable(day), { export: 'dueDate', view: 'dueDate' }),
  /** A cache: the highest score that is left. */
  current_best: column(z.nullable(score), { export: 'currentBest', view: 'currentBest' }),
  completed_at: completedAt,
  created_at: createdAt,
  deleted_at: deletedAt,
} as const satisfies Columns<keyof Skill>

export const scoreRecord = {
  ...childColumns,
  skill_id: column(id, { export: { omit: 'it lies within its skill' } }),
  score: column(score, { export: 'score', view: 'score' }),
  act_id: column(id, { export: 'actId', refersTo: 'acts' }),
  scored_at: column(storedInstant, { export: 'at', view: 'at' }),
} as const satisfies Columns
