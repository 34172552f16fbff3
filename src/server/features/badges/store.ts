import type { Badge } from '#shared/badges/contract.ts'
import { badgeCatalogue, type BadgeKind } from '#shared/badges/rules.ts'
import type { Db } from '#server/db/transaction.ts'

const isBadgeKind = (kind: string): kind is BadgeKind => Object.hasOwn(badgeCatalogue, kind)

/** Returns the badges of a child, newest first. */
export const listBadges = async (db: Db, familyId: string, childId: string): Promise<Badge[]> => {
  const rows = await db
    .selectFrom('badges')
    .select(['kind', 'awarded_at'])
    .where(({ and }) => and({ family_id: familyId, child_id: childId }))
    .orderBy('awarded_at', 'desc')
    .orderBy('kind')
    .execute()
  return rows.flatMap(({ kind, awarded_at }) =>
    isBadgeKind(kind) ? [{ id: kind, ...badgeCatalogue[kind], awardedAt: awarded_at }] : [],
  )
}
