import { type Badge, listBadges } from '#shared/badges/contract.ts'
import { completionBadges } from '#shared/badges/rules.ts'
import type { Call } from '#shared/contract/client.ts'

/** Returns the kinds of a child's badges, sorted. */
export const listBadgeKinds = async (call: Call, childId: string): Promise<string[]> =>
  (await call(listBadges, { params: { childId } })).map(({ id }) => id).toSorted()

/** Returns the badges of completed habits and challenges of a child, newest first. */
export const listCompletionBadges = async (call: Call, childId: string): Promise<Badge[]> => {
  const badges = await call(listBadges, { params: { childId } })
  return badges.filter(({ id }) => completionBadges.some((kind) => kind === id))
}
