import { computeLowestBalance } from '#shared/stats/rules.ts'
import type { Db } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'

/**
 * Returns the lowest balance of a child since an instant (ISO 8601), by the time at which its acts happened, without
 * undone ones.
 * @throws AppError `not_found`
 */
export const findLowestBalance = async (db: Db, familyId: string, childId: string, since: string): Promise<number> => {
  const child = db.selectFrom('children').select('points').where('family_id', '=', familyId).where('id', '=', childId)
  const { points } = orNotFound(await child.executeTakeFirst())
  const changes = await db
    .selectFrom('acts as t')
    .innerJoin('activities as a', (join) =>
      join.onRef('a.family_id', '=', 't.family_id').onRef('a.act_id', '=', 't.id'),
    )
    .select('a.points')
    .where(({ and }) => and({ 't.family_id': familyId, 't.child_id': childId }))
    .where('t.happened_at', '>=', since)
    .where('t.undone_at', 'is', null)
    .where('a.undoes', 'is', null)
    .orderBy('t.happened_at', 'desc')
    .orderBy('a.sequence', 'desc')
    .execute()
  return computeLowestBalance(
    points,
    changes.map((change) => change.points ?? 0),
  )
}
