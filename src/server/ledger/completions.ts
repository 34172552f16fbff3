import { sql } from 'kysely'
import { badgeCatalogue, type CompletionBadge } from '#shared/badges/rules.ts'
import type { Tx } from '#server/db/transaction.ts'
import { newId } from '#server/ids.ts'
import type { Act } from './act.ts'

interface Completion {
  childId: string
  /** The badge that the completion earns. */
  badge: CompletionBadge
  /** Id of the completed habit or skill. */
  subjectId: string
}

/** Inserts a completion; returns its badge if it is the child's first of that kind, else null. The child is locked. */
export const recordCompletionAndBadge = async (tx: Tx, act: Act, { childId, badge, subjectId }: Completion) => {
  const { familyId, id: actId, at, happenedAt } = act
  const row = { family_id: familyId, child_id: childId, act_id: actId }
  await tx
    .insertInto('completions')
    .values(({ selectFrom }) => ({
      ...row,
      id: newId(at),
      badge,
      subject_id: subjectId,
      completed_at: happenedAt,
      place: selectFrom('completions')
        .select(({ fn, lit }) => sql<number>`${fn.coalesce(fn.max('place'), lit(0))} + 1`.as('next'))
        .where(({ and }) => and({ family_id: familyId, child_id: childId }))
        .where('badge', '=', badge),
    }))
    .execute()
  const awarded = await tx
    .insertInto('badges')
    .values({ ...row, id: newId(at), kind: badge, awarded_at: happenedAt })
    .onConflict((conflict) => conflict.columns(['family_id', 'child_id', 'kind']).doNothing())
    .executeTakeFirst()
  return awarded.numInsertedOrUpdatedRows === 1n ? { id: badge, ...badgeCatalogue[badge], awardedAt: happenedAt } : null
}

/** Returns whether an act that is later than `actId` has completed the habit or skill, and is not undone. */
export const isCompletedAgain = async (
  tx: Tx,
  familyId: string,
  { childId, badge, subjectId }: Completion,
  actId: string,
): Promise<boolean> => {
  const later = await tx
    .selectFrom('completions as c')
    .select('c.id')
    .where(({ and }) =>
      and({ 'c.family_id': familyId, 'c.child_id': childId, 'c.badge': badge, 'c.subject_id': subjectId }),
    )
    .where((row) => {
      const last = row
        .selectFrom('activities as a')
        .select(({ fn }) => fn.max('a.sequence').as('last'))
        .where('a.family_id', '=', familyId)
      return row(last.whereRef('a.act_id', '=', 'c.act_id'), '>', last.where('a.act_id', '=', actId))
    })
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/** Deletes the completions of an act; its badge passes to the earliest remaining completion of its kind or is deleted. */
export const revertCompletionAndBadge = async (tx: Tx, familyId: string, childId: string, actId: string) => {
  const deleted = await tx
    .deleteFrom('completions')
    .where(({ and }) => and({ family_id: familyId, act_id: actId }))
    .returning('badge')
    .execute()
  for (const { badge } of deleted) await reassignOrDeleteBadge(tx, familyId, childId, badge)
}

const reassignOrDeleteBadge = async (tx: Tx, familyId: string, childId: string, badge: CompletionBadge) => {
  const earliest = await tx
    .selectFrom('completions')
    .select(['act_id', 'completed_at'])
    .where(({ and }) => and({ family_id: familyId, child_id: childId, badge }))
    .orderBy('place')
    .limit(1)
    .executeTakeFirst()
  const own = { family_id: familyId, child_id: childId, kind: badge }
  if (earliest) {
    const next = { act_id: earliest.act_id, awarded_at: earliest.completed_at }
    await tx
      .updateTable('badges')
      .set(next)
      .where((row) => row.and(own))
      .execute()
  } else {
    await tx
      .deleteFrom('badges')
      .where((row) => row.and(own))
      .execute()
  }
}
