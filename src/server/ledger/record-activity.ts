import type { Insertable } from 'kysely'
import { activityRecord } from '#shared/activities/record.ts'
import type { Day } from '#shared/time/day.ts'
import { createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Tx } from '#server/db/transaction.ts'
import { orNotFound } from '#server/errors.ts'
import { newId } from '#server/ids.ts'
import type { Act } from './act.ts'

/** A ledger row to insert. */
export interface NewActivity {
  childId: string
  type: Tables['activities']['type']
  title: string
  description?: string | null
  /** Whole points; null for an entry without points. */
  points: number | null
  iconName?: string | null
  /** JSON text. */
  metadata?: string | null
  /** The day that it stands under; by default that of the act. */
  day?: Day
  /** The activity it compensates. */
  undoes?: string
}

const addPoints = createPreparedQuery<{ familyId: string; childId: string; points: number; earned: number }>()(
  (db, given) =>
    db
      .updateTable('children')
      .set((row) => ({
        version: row('version', '+', 1),
        points: row('points', '+', given.points),
        points_earned: row('points_earned', '+', given.earned),
      }))
      .where(({ and }) => and({ family_id: given.familyId, id: given.childId }))
      .returning(['points', 'version']),
)

const columns = Object.keys(activityRecord) as (keyof typeof activityRecord)[]

// Column by column, because placeholders cannot be enumerated.
const insertActivity = createPreparedQuery<Required<Insertable<Tables['activities']>>>()((db, row) =>
  db.insertInto('activities').values(Object.fromEntries(columns.map((name) => [name, row[name]])) as typeof row),
)

/**
 * Inserts an activity; nothing else inserts into the ledger. First updates the child row: its lock, balance and sequence.
 * Returns the id of the activity and the points of the child after it.
 * @throws AppError `not_found`
 */
export const recordActivity = async (tx: Tx, act: Act, entry: NewActivity) => {
  const points = entry.points ?? 0
  const earned = entry.undoes === undefined ? Math.max(points, 0) : Math.min(points, 0)
  const { familyId } = act
  const child = orNotFound((await addPoints(tx, { familyId, childId: entry.childId, points, earned })).rows[0])
  const activityId = newId(act.at)
  await insertActivity(tx, {
    family_id: familyId,
    id: activityId,
    child_id: entry.childId,
    sequence: child.version,
    act_id: act.id,
    type: entry.type,
    title: entry.title,
    description: entry.description ?? null,
    points: entry.points,
    icon_name: entry.iconName ?? null,
    metadata: entry.metadata ?? null,
    user_id: act.userId,
    via: act.via,
    created_at: act.at,
    happened_at: act.happenedAt,
    day: entry.day ?? act.day,
    undoes: entry.undoes ?? null,
  })
  return { activityId, balance: child.points }
}

/** Moves the activity of a moment to the moment's new date: all that ever changes in the ledger. The child is locked. */
export const setDayOfMoment = async (tx: Tx, familyId: string, momentId: string, day: Day): Promise<void> => {
  await tx
    .updateTable('activities')
    .set({ day })
    .where('family_id', '=', familyId)
    .where('act_id', '=', (row) =>
      row.selectFrom('moments').select('act_id').where('family_id', '=', familyId).where('id', '=', momentId),
    )
    .where('undoes', 'is', null)
    .execute()
}
