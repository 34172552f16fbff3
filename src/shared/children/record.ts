import * as z from 'zod/mini'
import { storedQuickList } from '#shared/behaviors/record.ts'
import { day, textLimits, integer } from '#shared/contract/fields.ts'
import { createdAt, familyColumns, maxVersion, storedLine } from '#shared/records/columns.ts'
import { column, type Columns } from '#shared/records/record.ts'
import type { Child } from './contract.ts'
import { avatars, childLimits } from './rules.ts'

const maxInteger = Number.MAX_SAFE_INTEGER

export const childRecord = {
  ...familyColumns,
  name: column(storedLine(textLimits.name), { export: 'name', view: 'name' }),
  /** Other names that the family uses. */
  aliases: column(z.array(storedLine(textLimits.alias)).check(z.maxLength(childLimits.aliases, 'too_many_aliases')), {
    export: { name: 'aliases', since: 5, absent: [] },
    view: 'aliases',
    json: true,
  }),
  age: column(z.nullable(integer(childLimits.ageMin, childLimits.ageMax)), { export: 'age', view: 'age' }),
  gender: column(z.nullable(z.enum(['boy', 'girl'])), { export: 'gender', view: 'gender' }),
  birthday: column(z.nullable(day), { export: 'birthday', view: 'birthday' }),
  avatar: column(z.nullable(z.enum(avatars)), { export: 'avatarUrl', view: 'avatarUrl' }),
  /** The sum of the points of all activities. */
  points: column(integer(-maxInteger, maxInteger), { export: 'points', view: 'points' }),
  /** The sum of the positive ones that were not undone. */
  points_earned: column(integer(0, maxInteger), { export: 'pointsEarned', view: 'pointsEarned' }),
  /** The lock, the sequence of the ledger and the ETag of the poll. */
  version: column(integer(0, maxVersion), { export: 'version' }),
  quick_list: column(storedQuickList, { export: 'quickList', json: true }),
  /** What badges count; null until the job of an upgrade has counted it. */
  tallies: column(z.nullable(z.record(z.string(), integer(0, maxInteger))), {
    export: { omit: 'counted again from what is imported' },
    json: true,
  }),
  created_at: createdAt,
} as const satisfies Columns<keyof Child>
