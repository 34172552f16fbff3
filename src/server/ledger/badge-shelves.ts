import type { ShelfBadge } from '#shared/badges/contract.ts'
import { badgeCatalogue, badgeKinds, badgeRules, type BadgeKind } from '#shared/badges/rules.ts'
import type { Db } from '#server/db/transaction.ts'
import { parseTallies } from './renew-badges.ts'

const selectBadges = (db: Db, familyId: string, childIds: readonly string[]) =>
  db
    .selectFrom('badges')
    .select(['child_id as childId', 'kind', 'act_id as actId', 'awarded_at as awardedAt'])
    .where('family_id', '=', familyId)
    .where('child_id', 'in', childIds)
    .execute()

/** Returns every kind of badge with how far each child is, by the id of the child. */
export const listBadgeShelves = async (
  db: Db,
  familyId: string,
  childIds: readonly string[],
): Promise<ReadonlyMap<string, readonly (ShelfBadge & { id: BadgeKind })[]>> => {
  const children = await db
    .selectFrom('children')
    .select(['id', 'tallies'])
    .where('family_id', '=', familyId)
    .where('id', 'in', childIds)
    .execute()
  const rows = await selectBadges(db, familyId, childIds)
  const shelves = children.map(({ id: childId, tallies: text }) => {
    const tallies = parseTallies(text) ?? {}
    const earned = new Map(rows.filter((row) => row.childId === childId).map((row) => [row.kind, row]))
    const shelf = badgeKinds.map((kind) => {
      const { target, count } = badgeRules[kind]
      const { awardedAt = null, actId = null } = earned.get(kind) ?? {}
      return { id: kind, ...badgeCatalogue[kind], target, count: Math.min(count(tallies), target), awardedAt, actId }
    })
    return [childId, shelf] as const
  })
  return new Map(shelves)
}
