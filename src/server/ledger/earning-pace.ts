import { computePointsPerWeek, listPaceWeeks, paceWeeks } from '#shared/stats/rules.ts'
import { addDays, dayIn, startOfDay, type Day, type WeekStart } from '#shared/time/day.ts'
import { createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Db } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import { toIso } from '#server/ids.ts'
import { sumPoints } from './sum-points.ts'

const queryCreatedAt = createPreparedQuery<{ familyId: string; childId: string }>()((db, { familyId, childId }) =>
  db.selectFrom('children').select('created_at').where('family_id', '=', familyId).where('id', '=', childId),
)

interface FamilyCalendar {
  familyId: string
  timeZone: string
  weekStart: WeekStart
}

/** A child, and when it was added (ISO 8601). */
interface AddedChild {
  id: string
  createdAt: string
}

/**
 * Returns the points a week that each child earns, by the time at which its acts happened; null while two full weeks are
 * missing.
 */
export const findPaces = async (
  db: Db,
  { familyId, timeZone, weekStart }: FamilyCalendar,
  children: readonly AddedChild[],
  now: number,
): Promise<ReadonlyMap<string, number | null>> => {
  const weeksOf = ({ createdAt }: AddedChild) =>
    listPaceWeeks(dayIn(now, timeZone), weekStart, dayIn(Date.parse(createdAt), timeZone))
  const longest = children.map(weeksOf).toSorted((a, b) => b.length - a.length)[0] ?? []
  const first = longest.at(-1)
  const paces = new Map<string, number | null>(children.map(({ id }) => [id, null]))
  if (first === undefined || longest.length < paceWeeks.least) return paces
  const instant = (day: Day) => toIso(startOfDay(day, timeZone))
  const starts = longest.toReversed().slice(1)
  const boundaries = [instant(first), ...[...starts, addDays(longest[0] ?? first, 7)].map(instant)] as const
  const ids = children.map(({ id }) => id)
  const sums = await sumPoints(db, familyId, ids, boundaries)
  for (const child of children) {
    const count = weeksOf(child).length
    const earned = (sums.get(child.id) ?? []).map((sum) => sum.earned)
    paces.set(child.id, count === 0 ? null : computePointsPerWeek(earned.slice(-count)))
  }
  return paces
}

/**
 * Returns the points a week that a child earns, as `findPaces` does.
 * @throws AppError `not_found`
 */
export const findPointsPerWeek = async (
  db: Db,
  family: FamilyCalendar,
  childId: string,
  now: number,
): Promise<number | null> => {
  const { created_at: createdAt } = orNotFound(
    (await queryCreatedAt(db, { familyId: family.familyId, childId })).rows[0],
  )
  return (await findPaces(db, family, [{ id: childId, createdAt }], now)).get(childId) ?? null
}
