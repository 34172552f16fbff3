import { getBadgeDeeds, listBadgeProgress, listBadges } from '#shared/badges/contract.ts'
import { orNotFound } from '#server/errors.ts'
import { queryRoute, type Route } from '#server/http/route.ts'
import { readChildVersion } from '#server/ledger/child-lock.ts'
import { listBadgeShelves } from '#server/ledger/badge-shelves.ts'
import { findDeed, findFirstAndLatest } from './deeds-store.ts'
import * as store from './store.ts'

/** Returns the routes of the badges of a child. */
export const badgesRoutes = (): Route[] => [
  queryRoute(listBadges, async ({ db, member, params }) => {
    await readChildVersion(db, member.familyId, params.childId)
    return store.listBadges(db, member.familyId, params.childId)
  }),

  queryRoute(listBadgeProgress, async ({ db, member, params }) => {
    await readChildVersion(db, member.familyId, params.childId)
    const shelves = await listBadgeShelves(db, member.familyId, [params.childId])
    return [...orNotFound(shelves.get(params.childId))]
  }),

  queryRoute(getBadgeDeeds, async ({ db, member: { familyId }, params: { childId, kind } }) => {
    await readChildVersion(db, familyId, childId)
    const actId = await store.findEarningAct(db, familyId, childId, kind)
    const earnedBy = await findDeed(db, familyId, childId, actId)
    return { earnedBy, ...(await findFirstAndLatest(db, familyId, childId, kind)) }
  }),
]
