import type { Badge } from '#shared/badges/contract.ts'
import { badgeCatalogue, type BadgeKind } from '#shared/badges/rules.ts'
import type { Db } from '#server/db/transaction.ts'

/** Returns the badges of a child, newest first. */
export const listBadges = async (db: Db, familyId: string, childId: string): Promise<Badge[]> => {
  const rows = await db
    .selectFrom('badges')
    .select(['kind', 'awarded_at as awardedAt'])
    .where(({ and }) => and({ family_id: familyId, child_id: childId }))
    .orderBy('awarded_at', 'desc')
    .orderBy('kind')
    .execute()
  return rows.map(({ kind, awardedAt }) => ({ id: kind, ...badgeCatalogue[kind], awardedAt }))
}

/** Returns the act that earned a badge, or null when it is not earned or was given for earlier deeds. */
export const findEarningAct = async (
  db: Db,
  familyId: string,
  childId: string,
  kind: BadgeKind,
): Promise<string | null> => {
  const query = db.selectFrom('badges').select('act_id').where('family_id', '=', familyId).where('kind', '=', kind)
  return (await query.where('child_id', '=', childId).executeTakeFirst())?.act_id ?? null
}
