import { sql } from 'kysely'
import { computePointsPerWeek, listPaceWeeks, paceWeeks } from '#shared/stats/rules.ts'
import { addDays, dayIn, startOfDay, type Day, type WeekStart } from '#shared/time/day.ts'
import { castToText, createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Db } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import { toIso } from '#server/ids.ts'

interface ChildKey {
  familyId: string
  childId: string
}

type Period = ChildKey & { from: string; until: string }

const queryEarnedPoints = createPreparedQuery<Period>()((db, { familyId, childId, from, until }) =>
  db
    .selectFrom('acts as t')
    .innerJoin('activities as a', (join) =>
      join.onRef('a.family_id', '=', 't.family_id').onRef('a.act_id', '=', 't.id'),
    )
    .select(sql<number>`cast(coalesce(sum(a.points), 0) as bigint)`.as('earned'))
    .where(({ and }) => and({ 't.family_id': castToText(familyId), 't.child_id': castToText(childId) }))
    .where('t.happened_at', '>=', castToText(from))
    .where('t.happened_at', '<', castToText(until))
    .where('t.undone_at', 'is', null)
    .where('a.undoes', 'is', null)
    .where('a.points', '>', 0),
)

const queryCreatedAt = createPreparedQuery<ChildKey>()((db, { familyId, childId }) =>
  db.selectFrom('children').select('created_at').where('family_id', '=', familyId).where('id', '=', childId),
)

interface FamilyCalendar {
  familyId: string
  timeZone: string
  weekStart: WeekStart
}

/**
 * Returns the points a week that a child earns, by the time at which its acts happened; null while two full weeks are
 * missing.
 * @throws AppError `not_found`
 */
export const findPointsPerWeek = async (
  db: Db,
  { familyId, timeZone, weekStart }: FamilyCalendar,
  childId: string,
  now: number,
): Promise<number | null> => {
  const { created_at: at } = orNotFound((await queryCreatedAt(db, { familyId, childId })).rows[0])
  const weeks = listPaceWeeks(dayIn(now, timeZone), weekStart, dayIn(Date.parse(at), timeZone))
  if (weeks.length < paceWeeks.least) return null
  const instant = (day: Day) => toIso(startOfDay(day, timeZone))
  const earned: number[] = []
  for (const week of weeks) {
    const period = { familyId, childId, from: instant(week), until: instant(addDays(week, 7)) }
    earned.push(orNotFound((await queryEarnedPoints(db, period)).rows[0]).earned)
  }
  return computePointsPerWeek(earned)
}
