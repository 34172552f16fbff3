import { sql } from 'kysely'
import { toTwoWeekPace, paceDays } from '#shared/rewards/rules.ts'
import { dayMs } from '#shared/time/duration.ts'
import { castToText, createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Db } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import { toIso } from '#server/ids.ts'

/** Number of newest activities that are read, so that a long history costs no more; a busier child has a shorter period. */
const maxRows = 200

interface Period {
  familyId: string
  childId: string
  since: string
}

const isNotUndone = sql<boolean>`newest.undoes is null and newest.undone_by is null`

const queryRecentPoints = createPreparedQuery<Period>()((db, { familyId, childId, since }) =>
  db
    .selectFrom((of) =>
      of
        .selectFrom('activities as a')
        .select(['a.points', 'a.undoes', 'a.created_at'])
        .select((row) =>
          row
            .selectFrom('activities as undo')
            .select('undo.id')
            .whereRef('undo.family_id', '=', 'a.family_id')
            .whereRef('undo.undoes', '=', 'a.id')
            .as('undone_by'),
        )
        .where(({ and }) => and({ 'a.family_id': castToText(familyId), 'a.child_id': castToText(childId) }))
        .orderBy('a.sequence', 'desc')
        .limit(sql.lit(maxRows))
        .as('newest'),
    )
    .select((row) => [
      row.fn.countAll<number>().as('rows'),
      row.fn.min('newest.created_at').as('oldest'),
      sql<number>`coalesce(sum(case when ${isNotUndone} and newest.created_at >= ${since} and newest.points > 0
        then newest.points else 0 end), 0)`.as('earned'),
    ]),
)

const queryCreatedAt = createPreparedQuery<Omit<Period, 'since'>>()((db, { familyId, childId }) =>
  db.selectFrom('children').select('created_at').where('family_id', '=', familyId).where('id', '=', childId),
)

/**
 * Returns the points that a child earns in two weeks, judged by the last two or the time since it was added; null in its
 * first days.
 * @throws AppError `not_found`
 */
export const computePointsPerTwoWeeks = async (
  db: Db,
  familyId: string,
  childId: string,
  now: number,
): Promise<number | null> => {
  const child = orNotFound((await queryCreatedAt(db, { familyId, childId })).rows[0])
  const since = now - paceDays * dayMs
  const row = orNotFound((await queryRecentPoints(db, { familyId, childId, since: toIso(since) })).rows[0])
  const known = row.rows === maxRows && row.oldest !== null ? row.oldest : child.created_at
  return toTwoWeekPace(row.earned, (now - Math.max(since, Date.parse(known))) / dayMs)
}
