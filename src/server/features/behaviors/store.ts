import * as z from 'zod/mini'
import { quickList } from '#shared/behaviors/contract.ts'
import type { QuickEntry } from '#shared/behaviors/rules.ts'
import { createPreparedQuery } from '#server/db/prepared-query.ts'
import type { Db, Tx } from '#server/db/transaction.ts'

// Prepared, because every award with a title of the family's own reads it.
const queryQuickList = createPreparedQuery<{ familyId: string; childId: string }>()((db, { familyId, childId }) =>
  db.selectFrom('children').select('quick_list').where('family_id', '=', familyId).where('id', '=', childId),
)

/** Returns the quick list of a child, in its order. */
export const findQuickList = async (db: Db, familyId: string, childId: string): Promise<QuickEntry[] | undefined> => {
  const [row] = (await queryQuickList(db, { familyId, childId })).rows
  return row && z.parse(quickList, JSON.parse(row.quick_list))
}

/** Replaces the quick list of a child, which must be locked. */
export const updateQuickList = async (
  tx: Tx,
  familyId: string,
  childId: string,
  list: readonly QuickEntry[],
): Promise<void> => {
  await tx
    .updateTable('children')
    .set({ quick_list: JSON.stringify(list) })
    .where(({ and }) => and({ family_id: familyId, id: childId }))
    .execute()
}

/** Returns whether a later act of the child added the same entry to its quick list. */
export const isEntryAddedAgain = async (
  db: Db,
  familyId: string,
  act: { id: string; childId: string; data: unknown },
): Promise<boolean> => {
  const later = await db
    .selectFrom('activities as a')
    .innerJoin('acts', (join) => join.onRef('acts.family_id', '=', 'a.family_id').onRef('acts.id', '=', 'a.act_id'))
    .select('a.id')
    .where('a.family_id', '=', familyId)
    .where('a.child_id', '=', act.childId)
    .where('a.sequence', '>', (own) =>
      own
        .selectFrom('activities')
        .select(({ fn }) => fn.max('sequence').as('last'))
        .where(({ and }) => and({ family_id: familyId, act_id: act.id })),
    )
    .where('acts.effect', '=', JSON.stringify(act.data))
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}
