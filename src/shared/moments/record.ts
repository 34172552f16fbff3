import * as z from 'zod/mini'
import { day, id, multiline, textLimits } from '#shared/contract/fields.ts'
import { childColumns, createdAt, deletedAt } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'
import type { Moment } from './contract.ts'
import { moods, weathers } from './rules.ts'

export const momentRecord = {
  ...childColumns,
  weather: column(z.enum(weathers), { export: 'weather', view: 'weather' }),
  mood: column(z.enum(moods), { export: 'mood', view: 'mood' }),
  content: column(z.nullable(multiline(textLimits.moment)), { export: 'content', view: 'content' }),
  day: column(day, { export: 'date', view: 'date' }),
  /** The act that wrote it: its activity shows the moment as it is now. */
  act_id: column(id, { export: 'actId', refersTo: 'acts' }),
  created_at: createdAt,
  deleted_at: deletedAt,
} as const satisfies Columns<keyof Moment>
