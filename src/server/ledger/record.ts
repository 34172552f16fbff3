import { newId } from '#server/ids.ts'
import { found } from '#server/http/problems.ts'
import type { Activities } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { Act } from './act.ts'

/** One row to be written to the ledger. */
export interface Entry {
  childId: string
  type: Activities['type']
  title: string
  description?: string | null
  /** Whole points; null where the entry has nothing to do with points. */
  points: number | null
  iconName?: string | null
  metadata?: Record<string, unknown> | null
  /** The activity it compensates. */
  undoes?: string
}

/** The row that was written and the child's points after it. */
export interface Recorded {
  activityId: string
  balance: number
}

/**
 * Writes one activity: the only writer of the ledger. Its first statement bumps the child row, which is the lock, the
 * running balance and the sequence in one. Refuses `not_found` when the family has no such child.
 */
export const record = async (tx: Tx, act: Act, entry: Entry): Promise<Recorded> => {
  const points = entry.points ?? 0
  const earned = entry.undoes === undefined ? Math.max(points, 0) : Math.min(points, 0)
  const child = found(
    await tx
      .updateTable('children')
      .set((row) => ({
        version: row('version', '+', 1),
        points: row('points', '+', points),
        points_earned: row('points_earned', '+', earned),
      }))
      .where('family_id', '=', act.familyId)
      .where('id', '=', entry.childId)
      .returning(['points', 'version'])
      .executeTakeFirst(),
  )
  const activityId = newId(act.at)
  await tx
    .insertInto('activities')
    .values({
      family_id: act.familyId,
      id: activityId,
      child_id: entry.childId,
      sequence: child.version,
      act_id: act.id,
      type: entry.type,
      title: entry.title,
      description: entry.description ?? null,
      points: entry.points,
      icon_name: entry.iconName ?? null,
      metadata: entry.metadata ? JSON.stringify(entry.metadata) : null,
      user_id: act.userId,
      created_at: act.at,
      undoes: entry.undoes ?? null,
    })
    .execute()
  return { activityId, balance: child.points }
}
