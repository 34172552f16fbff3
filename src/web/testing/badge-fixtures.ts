import type { ShelfBadge } from '#shared/badges/contract.ts'
import { badgeCatalogue, badgeKinds, badgeRules, type BadgeKind } from '#shared/badges/rules.ts'

const earnedAt: Partial<Record<BadgeKind, string>> = {
  first_light: '2026-11-18T08:00:00.000Z',
  habit_formation_master: '2026-11-12T08:00:00.000Z',
}

const counts: Partial<Record<BadgeKind, number>> = { helping_hand: 18, ten_deeds: 4 }

/** Returns the badges of a child: two earned, the next one is Helping hand. `acts` overrides the acts that earned them. */
export const createShelf = (acts: Partial<Record<BadgeKind, string | null>> = {}): ShelfBadge[] =>
  badgeKinds.map((id) => {
    const awardedAt = earnedAt[id] ?? null
    const { target } = badgeRules[id]
    const actId = awardedAt === null ? null : id in acts ? (acts[id] ?? null) : `act of ${id}`
    return { id, ...badgeCatalogue[id], target, count: awardedAt ? target : (counts[id] ?? 0), awardedAt, actId }
  })
