import * as z from 'zod/mini'
import { day, id, line, multiline, textLimits, integer } from '#shared/contract/fields.ts'
import { actColumn, childColumns, createdAt, happenedAt, maxVersion, viaColumn } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'
import { costLimits } from '#shared/rewards/rules.ts'
import { activityTypes, type Activity } from './contract.ts'

/** Details of an activity by its kind: `preset`; `picture`; or `momentId`, `weather`, `mood`; or `score`, `best`, `before`, `unit`. */
const metadata = z.record(z.string(), z.union([multiline(textLimits.title), z.number(), z.null()]))

/** The columns of `activities`, the table of the ledger and the timeline: append-only, ordered by `sequence`, but for the `day` of a moment. */
export const activityRecord = {
  ...childColumns,
  /** Position in the ledger of the child. */
  sequence: column(integer(1, maxVersion), { export: 'sequence' }),
  act_id: actColumn,
  type: column(z.enum(activityTypes), { export: 'type', view: 'type' }),
  title: column(multiline(textLimits.title), { export: 'title', view: 'title' }),
  description: column(z.nullable(multiline(textLimits.description)), { export: 'description', view: 'description' }),
  points: column(z.nullable(integer(-costLimits.max, costLimits.max)), { export: 'points', view: 'points' }),
  icon_name: column(z.nullable(line(textLimits.name)), { export: 'iconName', view: 'iconName' }),
  metadata: column(z.nullable(metadata), { export: 'metadata', view: 'metadata', json: true }),
  user_id: column(id, { export: 'by', view: 'by', refersTo: 'members' }),
  via: viaColumn,
  created_at: createdAt,
  happened_at: happenedAt,
  /** The family's day of `happened_at` at that time; that of a check-in is the day checked in, that of a moment its date. */
  day: column(day, { export: 'day', view: 'day' }),
  /** The activity it compensates. */
  undoes: column(z.nullable(id), { export: 'undoes', view: 'undoes' }),
} as const satisfies Columns<keyof Activity>
