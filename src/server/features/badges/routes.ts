import { listBadges } from '#shared/badges/contract.ts'
import { queryRoute, type Route } from '#server/http/route.ts'
import { readChildVersion } from '#server/ledger/child-lock.ts'
import * as store from './store.ts'

/** Returns the routes of the badges of a child. */
export const badgesRoutes = (): Route[] => [
  queryRoute(listBadges, async ({ db, member, params }) => {
    await readChildVersion(db, member.familyId, params.childId)
    return store.listBadges(db, member.familyId, params.childId)
  }),
]
