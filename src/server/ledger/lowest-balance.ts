import { computeLowestBalance } from '#shared/stats/rules.ts'
import type { Db } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'

/** A child with its balance. */
interface ChildBalance {
  id: string
  points: number
}

/**
 * Returns the lowest balance of each child since an instant (ISO 8601), by the time at which its acts happened, without
 * undone ones.
 */
export const findLowestBalances = async (
  db: Db,
  familyId: string,
  children: readonly ChildBalance[],
  since: string,
): Promise<ReadonlyMap<string, number>> => {
  const changes = await db
    .selectFrom('acts as t')
    .innerJoin('activities as a', (join) =>
      join.onRef('a.family_id', '=', 't.family_id').onRef('a.act_id', '=', 't.id'),
    )
    .select(['a.child_id', 'a.points'])
    .where('t.family_id', '=', familyId)
    .where(
      't.child_id',
      'in',
      children.map(({ id }) => id),
    )
    .where('t.happened_at', '>=', since)
    .where('t.undone_at', 'is', null)
    .where('a.undoes', 'is', null)
    .orderBy('t.happened_at', 'desc')
    .orderBy('a.sequence', 'desc')
    .execute()
  const byChild = Map.groupBy(changes, (change) => change.child_id)
  return new Map(
    children.map(({ id, points }) => [
      id,
      computeLowestBalance(
        points,
        (byChild.get(id) ?? []).map((change) => change.points ?? 0),
      ),
    ]),
  )
}

/** Returns the lowest balance of a child, as `findLowestBalances` does. @throws AppError `not_found` */
export const findLowestBalance = async (db: Db, familyId: string, childId: string, since: string): Promise<number> => {
  const child = db.selectFrom('children').select('points').where('family_id', '=', familyId).where('id', '=', childId)
  const { points } = orNotFound(await child.executeTakeFirst())
  const lowest = await findLowestBalances(db, familyId, [{ id: childId, points }], since)
  return lowest.get(childId) ?? points
}
