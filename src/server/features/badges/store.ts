import type { Badge, ShelfBadge } from '#shared/badges/contract.ts'
import { badgeCatalogue, badgeKinds, badgeRules, type BadgeKind } from '#shared/badges/rules.ts'
import type { Db } from '#server/db/transaction.ts'
import { parseTallies } from '#server/ledger/renew-badges.ts'

const selectBadges = (db: Db, familyId: string, childId: string) =>
  db
    .selectFrom('badges')
    .select(['kind', 'act_id as actId', 'awarded_at as awardedAt'])
    .where(({ and }) => and({ family_id: familyId, child_id: childId }))
    .orderBy('awarded_at', 'desc')
    .orderBy('kind')
    .execute()

/** Returns the badges of a child, newest first. */
export const listBadges = async (db: Db, familyId: string, childId: string): Promise<Badge[]> => {
  const rows = await selectBadges(db, familyId, childId)
  return rows.map(({ kind, awardedAt }) => ({ id: kind, ...badgeCatalogue[kind], awardedAt }))
}

/** Returns every kind of badge with how far the child is. */
export const listBadgeProgress = async (db: Db, familyId: string, childId: string): Promise<ShelfBadge[]> => {
  const child = db.selectFrom('children').select('tallies').where('family_id', '=', familyId)
  const { tallies: text } = await child.where('id', '=', childId).executeTakeFirstOrThrow()
  const tallies = parseTallies(text) ?? {}
  const rows = await selectBadges(db, familyId, childId)
  const earned = new Map<BadgeKind, (typeof rows)[number]>(rows.map((row) => [row.kind, row]))
  return badgeKinds.map((kind) => {
    const { target, count } = badgeRules[kind]
    const { awardedAt = null, actId = null } = earned.get(kind) ?? {}
    return { id: kind, ...badgeCatalogue[kind], target, count: Math.min(count(tallies), target), awardedAt, actId }
  })
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
