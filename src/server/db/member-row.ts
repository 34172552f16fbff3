import { sql } from 'kysely'
import type { WeekStart } from '#shared/time/day.ts'
import { toLocale } from '#shared/locale/locale.ts'
import { castToText } from './prepared-query.ts'

/** What a query that joins `users`, `members` and `families` selects of the member that a request belongs to. */
export const memberColumns = [
  'users.id as user_id',
  'users.name',
  'users.language',
  'users.removed_at',
  'members.family_id',
  'members.role',
  'families.time_zone',
  'families.week_start',
  'families.pictures_since',
  'families.model_since',
] as const

/** Selects `child_version`: the version of a child of the member's family; null when it has no such child. */
export const selectChildVersion = (childId: string | null) =>
  sql<number | null>`(
    select children.version from children
    where children.family_id = members.family_id and children.id = ${castToText(childId)}
  )`.as('child_version')

interface MemberRow {
  user_id: string
  name: string
  language: string
  family_id: string
  role: 'owner' | 'caregiver'
  time_zone: string
  week_start: WeekStart
  pictures_since: string | null
  model_since: string | null
}

/** Returns what a row with `memberColumns` says of a member. */
export const toMemberSettings = (row: MemberRow) => ({
  userId: row.user_id,
  name: row.name,
  language: toLocale(row.language),
  familyId: row.family_id,
  role: row.role,
  timeZone: row.time_zone,
  weekStart: row.week_start,
  pictures: row.pictures_since !== null,
  usesModel: row.model_since !== null,
})
