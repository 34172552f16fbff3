import type { Kysely } from 'kysely'
import type { ActivityType } from '#shared/activities/contract.ts'
import type { Day } from '#shared/time/day.ts'
import { castToText, createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Db } from '#server/db/transaction.ts'
import { momentType, selectMoment } from './store.ts'

interface Range {
  familyId: string
  childId: string
  first: Day
  last: Day
}

const selectDays = (db: Kysely<Tables>, { familyId, childId, first, last }: Range) =>
  db
    .selectFrom('activities as a')
    .select('a.day')
    .distinct()
    .where('a.family_id', '=', castToText(familyId))
    .where('a.child_id', '=', castToText(childId))
    .where('a.day', '>=', castToText(first))
    .where('a.day', '<=', castToText(last))
    .where('a.undoes', 'is', null)
    .where((row) =>
      row(
        row
          .selectFrom('activities as undo')
          .select('undo.id')
          .whereRef('undo.family_id', '=', 'a.family_id')
          .whereRef('undo.undoes', '=', 'a.id'),
        'is',
        null,
      ),
    )
    .where((row) =>
      row.or([row('a.type', '!=', momentType), row(selectMoment(row).select('moments.id'), 'is not', null)]),
    )
    .orderBy('a.day')

const queryDays = createPreparedQuery<Range>()(selectDays)

const queryDaysOfType = createPreparedQuery<Range & { type: ActivityType }>()((db, range) =>
  selectDays(db, range).where('a.type', '=', range.type),
)

/** Returns the days from the first to the last one on which a child has activities that were not undone. */
export const listDaysWithActivities = async (db: Db, range: Range, type: ActivityType | undefined): Promise<Day[]> => {
  const { rows } = await (type === undefined ? queryDays(db, range) : queryDaysOfType(db, { ...range, type }))
  return rows.map(({ day }) => day)
}
