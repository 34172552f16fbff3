import { badgeKinds } from '#shared/badges/rules.ts'
import type { Database } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import { toIso } from '#server/ids.ts'
import type { JobHandler } from '#server/jobs/job.ts'
import { lockChild } from './child-lock.ts'
import { countTallies } from './count-tallies.ts'
import { deleteBadges, insertBadges } from './badge-rows.ts'
import { updateTallies } from './renew-badges.ts'

interface CountedChild {
  familyId: string
  childId: string
  /** ISO 8601, UTC. */
  at: string
}

/**
 * Counts the tallies of a child from its rows and makes its badges agree with them: missing ones get the date of the deed
 * that earned them and no act. The child is locked.
 */
export const settleBadges = async (tx: Tx, { familyId, childId, at }: CountedChild): Promise<void> => {
  const { tallies, earnedAt } = await countTallies(tx, familyId, childId)
  await updateTallies(tx, familyId, childId, tallies)
  const badges = [...earnedAt].map(([kind, awardedAt]) => ({ kind, awardedAt }))
  await insertBadges(tx, { familyId, childId, actId: null, at }, badges)
  const open = badgeKinds.filter((kind) => !earnedAt.has(kind))
  await deleteBadges(tx, { familyId, childId }, open)
}

/** Creates the handler of the job with which an upgrade counts the earlier deeds of a family. */
export const createBadgeHandler =
  ({ db, transact }: Pick<Database, 'db' | 'transact'>): JobHandler =>
  async ({ familyId }, now) => {
    if (familyId === null) return { retryAt: null }
    const children = await db
      .selectFrom('children')
      .select('id')
      .where('family_id', '=', familyId)
      .where('tallies', 'is', null)
      .orderBy('id')
      .execute()
    for (const { id: childId } of children) {
      // One transaction each: a child may be deleted meanwhile, and others wait for it.
      await transact(async (tx) => {
        await lockChild(tx, familyId, childId)
        await settleBadges(tx, { familyId, childId, at: toIso(now) })
      })
    }
    return { retryAt: null }
  }
