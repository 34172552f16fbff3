import { listBadges } from '#shared/badges/contract.ts'
import { reads, type Route } from '#server/http/route.ts'
import { ownChild } from '#server/ledger/own-child.ts'
import { badgesOf } from './store.ts'

/** The badges of a child. */
export const badgesRoutes = (): Route[] => [
  reads(listBadges, async ({ db, member, params }) => {
    await ownChild(db, member.familyId, params.childId)
    return badgesOf(db, member.familyId, params.childId)
  }),
]
