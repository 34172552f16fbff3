import type { Activity, ActivityType } from '#shared/activities/contract.ts'
import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { asText, asInteger, prepared } from '#server/db/prepared.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db } from '#server/db/transaction.ts'

/** Which page of a child's activities. */
export interface PageWanted {
  limit: number
  /** Only activities before this sequence. */
  before: number | null
  type: ActivityType | null
}

// No act writes more rows than this to one child, so a page that ends inside an act can be filled from one read.
const mostRowsOfAct = 4

interface Range {
  familyId: string
  childId: string
  before: number
  rows: number
}

type Of = ExpressionBuilder<{ a: Tables['activities']; moments: Tables['moments'] }, 'a'>

// Asked for as a value and not by `exists`, for which PostgreSQL may read the moments of all families at once.
/** The moment that an activity wrote, while it is there. */
const momentOf = (row: Of) =>
  row
    .selectFrom('moments')
    .whereRef('moments.family_id', '=', 'a.family_id')
    .whereRef('moments.act_id', '=', 'a.act_id')
    .where('moments.deleted_at', 'is', null)

// All of a moment as one text, because a scalar subquery has one column; only the last part holds spaces.
const told = sql<string>`moments.id || ' ' || moments.weather || ' ' || moments.mood || ' ' || coalesce(moments.content, '')`

const moment = sql.lit<ActivityType>('moment')

const newest = (db: Kysely<Tables>, { familyId, childId, before, rows }: Range) =>
  db
    .selectFrom('activities as a')
    .select(['id', 'act_id', 'sequence', 'type', 'title', 'description', 'points', 'created_at'])
    .select(['icon_name', 'metadata', 'user_id', 'undoes'])
    .select((row) =>
      row
        .selectFrom('activities as undo')
        .select('undo.id')
        .whereRef('undo.family_id', '=', 'a.family_id')
        .whereRef('undo.undoes', '=', 'a.id')
        .as('undone_by'),
    )
    .select((row) =>
      row
        .case()
        .when('a.type', '=', moment)
        .then(momentOf(row).select(told.as('told')))
        .end()
        .as('moment'),
    )
    .where('a.family_id', '=', asText(familyId))
    .where('a.child_id', '=', asText(childId))
    .where('a.sequence', '<', asInteger(before))
    .where((row) => row.or([row('a.type', '!=', moment), row(momentOf(row).select('moments.id'), 'is not', null)]))
    .orderBy('a.sequence', 'desc')
    .limit(asInteger(rows))

const newestOfAll = prepared<Range>()(newest)
const newestOfType = prepared<Range & { type: ActivityType }>()((db, range) =>
  newest(db, range).where('a.type', '=', range.type),
)

/** What a moment is now: what it was when it was written stays in the ledger. */
const nowOf = (moment: string | null) => {
  if (moment === null) return {}
  const [, momentId, weather, mood, story] = /^(\S+) (\S+) (\S+) (.*)$/s.exec(moment) ?? []
  return { description: story || null, metadata: JSON.stringify({ momentId, weather, mood }) }
}

const rowsOf = async (db: Db, familyId: string, childId: string, { limit, before, type }: PageWanted) => {
  const range = { familyId, childId, before: before ?? Number.MAX_SAFE_INTEGER, rows: limit + mostRowsOfAct }
  return (await (type === null ? newestOfAll(db, range) : newestOfType(db, { ...range, type }))).rows
}

/** A page of activities, newest first, that never splits an act; `next` is the sequence to go on before, or null. */
export const pageOf = async (
  db: Db,
  familyId: string,
  childId: string,
  wanted: PageWanted,
): Promise<{ activities: Activity[]; next: number | null }> => {
  const rows = await rowsOf(db, familyId, childId, wanted)
  let end = Math.min(wanted.limit, rows.length)
  while (end < rows.length && rows[end]?.act_id === rows[end - 1]?.act_id) end++
  const last = rows[end - 1]
  return {
    activities: rows.slice(0, end).map((row) => ({
      id: row.id,
      actId: row.act_id,
      childId,
      type: row.type,
      title: row.title,
      description: row.description,
      points: row.points,
      createdAt: row.created_at,
      iconName: row.icon_name,
      metadata: row.metadata,
      by: row.user_id,
      undone: row.undone_by !== null,
      undoes: row.undoes,
      ...nowOf(row.moment),
    })),
    next: end < rows.length && last ? last.sequence : null,
  }
}
