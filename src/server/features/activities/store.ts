import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import {
  pageSizes,
  type Activity,
  type ActivityPosition,
  type ActivityType,
  type listActivities,
} from '#shared/activities/contract.ts'
import { activityRecord } from '#shared/activities/record.ts'
import type { ParsedInput } from '#shared/contract/endpoint.ts'
import { listViewColumns } from '#shared/records/record.ts'
import type { Day } from '#shared/time/day.ts'
import { castToText, castToInteger, createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db } from '#server/db/transaction.ts'

// No act writes more rows than this to one child: with so many extra rows one query completes the last act of a page.
const maxRowsPerAct = 4

const columns = listViewColumns(activityRecord)

interface QueryParameters {
  familyId: string
  childId: string
  /** The page is after the row with this sequence, in the order by day with this day and sequence. */
  sequence: number
  day: Day
  rows: number
}

type ActivityQueryBuilder = ExpressionBuilder<{ a: Tables['activities']; moments: Tables['moments'] }, 'a'>

// A scalar subquery rather than `exists`, for which PostgreSQL may read the moments of all families.
/** Returns a subquery for the moment that an activity created, unless it was deleted. */
export const selectMoment = (row: ActivityQueryBuilder) =>
  row
    .selectFrom('moments')
    .whereRef('moments.family_id', '=', 'a.family_id')
    .whereRef('moments.act_id', '=', 'a.act_id')
    .where('moments.deleted_at', 'is', null)

// The fields of a moment in one text, because a scalar subquery has one column; only the last field contains spaces.
const encodedMoment = sql<string>`moments.id || ' ' || moments.weather || ' ' || moments.mood || ' ' || coalesce(moments.content, '')`

export const momentType = sql.lit<ActivityType>('moment')

const selectActivities = (db: Kysely<Tables>, { familyId, childId, rows }: QueryParameters) =>
  db
    .selectFrom('activities as a')
    .select([...columns, 'sequence'])
    .select((row) =>
      row
        .selectFrom('acts')
        .select('acts.group_id')
        .whereRef('acts.family_id', '=', 'a.family_id')
        .whereRef('acts.id', '=', 'a.act_id')
        .as('groupId'),
    )
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
        .when('a.type', '=', momentType)
        .then(selectMoment(row).select(encodedMoment.as('encoded')))
        .end()
        .as('moment'),
    )
    .where('a.family_id', '=', castToText(familyId))
    .where('a.child_id', '=', castToText(childId))
    .where((row) =>
      row.or([row('a.type', '!=', momentType), row(selectMoment(row).select('moments.id'), 'is not', null)]),
    )
    .limit(castToInteger(rows))

const selectBySequence = (db: Kysely<Tables>, parameters: QueryParameters) =>
  selectActivities(db, parameters)
    .where('a.sequence', '<', castToInteger(parameters.sequence))
    .orderBy('a.sequence', 'desc')

const selectByDay = (db: Kysely<Tables>, parameters: QueryParameters) =>
  selectActivities(db, parameters)
    .where((row) =>
      row(
        row.refTuple('a.day', 'a.sequence'),
        '<',
        row.tuple(castToText(parameters.day), castToInteger(parameters.sequence)),
      ),
    )
    .orderBy('a.day', 'desc')
    .orderBy('a.sequence', 'desc')

const createQueries = (select: typeof selectBySequence) => ({
  all: createPreparedQuery<QueryParameters>()(select),
  ofType: createPreparedQuery<QueryParameters & { type: ActivityType }>()((db, parameters) =>
    select(db, parameters).where('a.type', '=', parameters.type),
  ),
})

const queriesByOrder = { sequence: createQueries(selectBySequence), day: createQueries(selectByDay) }

/** Returns description and metadata of a moment as it is now, from `encodedMoment`; the ledger row has those of its creation. */
const decodeMoment = (encoded: string | null) => {
  if (encoded === null) return {}
  const [, momentId, weather, mood, story] = /^(\S+) (\S+) (\S+) (.*)$/s.exec(encoded) ?? []
  return { description: story || null, metadata: JSON.stringify({ momentId, weather, mood }) }
}

// Later than any day can be.
const latestDay: Day = '9999-12-31'

/** Returns a page of activities, newest first, that never splits an act. `next` is the `before` of the next page, or null. */
export const listActivitiesPage = async (
  db: Db,
  familyId: string,
  childId: string,
  { limit = pageSizes.usual, before, type, order = 'sequence' }: ParsedInput<typeof listActivities>['query'],
): Promise<{ activities: Activity[]; next: ActivityPosition | null }> => {
  const { day = null, sequence = Number.MAX_SAFE_INTEGER } = before ?? {}
  const parameters = { familyId, childId, day: day ?? latestDay, sequence, rows: limit + maxRowsPerAct }
  const { all, ofType } = queriesByOrder[order]
  const { rows } = await (type === undefined ? all(db, parameters) : ofType(db, { ...parameters, type }))
  let end = Math.min(limit, rows.length)
  while (end < rows.length && rows[end]?.actId === rows[end - 1]?.actId) end++
  const last = rows[end - 1]
  return {
    activities: rows
      .slice(0, end)
      .map((row) => ({ ...row, undone: row.undone_by !== null, ...decodeMoment(row.moment) })),
    next: end < rows.length && last ? { day: order === 'day' ? last.day : null, sequence: last.sequence } : null,
  }
}
