import { listBadgeProgress } from '#shared/badges/contract.ts'
import { addBadgesToFeast, showFeastAfterLanding, type FeastChild } from '#web/ledger/deed-feast.ts'
import { call } from '#web/lib/api.ts'

/** Shows a feast if rest days earned a badge: the response of that act lists habits, and no badges. */
export const celebrateRests = async (child: FeastChild, actId: string): Promise<void> => {
  const shelf = await call(listBadgeProgress, { params: { childId: child.id } })
  const badges = shelf
    .filter((badge) => badge.actId === actId)
    .map(({ awardedAt, ...badge }) => ({ ...badge, awardedAt: awardedAt ?? '' }))
  const feast = addBadgesToFeast(undefined, { child, points: 0, badges })
  if (feast) await showFeastAfterLanding(feast, undefined)
}
